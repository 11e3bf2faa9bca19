import { describe, expect, test } from 'vitest'

import { unitsOf } from '../kit/money.ts'
import { isRanked, isAnnounced, launchRefusal, playModeOf } from './rules.ts'

const game = {
  nodeId: 1,
  vendor: 'ANS',
  vendorName: 'Northlight Studio',
  gameId: 'northlight-reels',
  name: 'Northlight Reels',
  picture: '/p.webp',
  category: 'RNG' as const,
  supportPlay: true,
  playable: true,
  launchUrl: 'http://localhost:8090/northlight/play/',
  protocol: 'ante' as const,
  serviceUrl: null,
}

describe('a game', () => {
  interface Case {
    changes?: Partial<typeof game> | { launchUrl: null }
    playMode?: 'real' | 'fun'
    availability?: Parameters<typeof launchRefusal>[2]
    refusal: ReturnType<typeof launchRefusal>
  }
  const notToTry = { supportPlay: false }
  const noAddress = { launchUrl: null }
  const closed = { until: null }

  test.each<[string, Case]>([
    ['opens', { refusal: null }],
    ['opens for play money', { playMode: 'fun', refusal: null }],
    ['opens for real money though it cannot be tried', { changes: notToTry, refusal: null }],
    [
      'that cannot be tried stays closed to play money',
      { changes: notToTry, playMode: 'fun', refusal: 'game.real.only' },
    ],
    ['whose vendor has no address stays closed', { changes: noAddress, refusal: 'vendor.unavailable' }],
    ['of a vendor that the operator closed stays closed', { availability: closed, refusal: 'vendor.closed' }],
    [
      'so it does for play money',
      { changes: notToTry, playMode: 'fun', availability: closed, refusal: 'vendor.closed' },
    ],
    ['that may not be played there stays closed', { availability: 'restricted', refusal: 'vendor.restricted' }],
    ['with or without an address', { changes: noAddress, availability: 'restricted', refusal: 'vendor.restricted' }],
  ])('%s', (_what, { changes, playMode = 'real', availability = 'open', refusal }) => {
    expect(launchRefusal({ ...game, ...changes }, playMode, availability)).toBe(refusal)
  })
})

test.each([
  [0, 'real', true],
  [1, 'real', true],
  [2, 'real', true],
  [4, 'fun', false],
  [40, 'real', false],
  [41, 'real', false],
  [42, 'real', false],
] as const)('a member of type %i plays with %s money; shown among winners: %s', (type, playMode, ranked) => {
  expect([playModeOf(type), isRanked(type)]).toEqual([playMode, ranked])
})

test.each([
  ['1.00', '5.00', true],
  ['1.00', '4.99', false],
  ['49.00', '50.00', true],
  ['20.00', '49.99', false],
])('a stake of %s that pays %s is announced: %s', (staked, paid, expected) => {
  expect(isAnnounced({ staked: unitsOf(staked), paid: unitsOf(paid) })).toBe(expected)
})
