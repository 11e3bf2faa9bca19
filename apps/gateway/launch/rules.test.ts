import { describe, expect, test } from 'vitest'

import { unitsOf } from '../kit/money.ts'
import { isRanked, isToldToAll, launchRefusal, maskedName, playModeOf } from './rules.ts'

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
  test.each([
    ['opens', {}, 'real', null],
    ['opens for play money', {}, 'fun', null],
    ['opens for real money though it cannot be tried', { supportPlay: false }, 'real', null],
    ['that cannot be tried stays closed to play money', { supportPlay: false }, 'fun', 'game.not.playable'],
    ['that is not playable stays closed', { playable: false }, 'real', 'game.not.playable'],
    ['whose vendor has no address stays closed', { playable: false, launchUrl: null }, 'real', 'vendor.unavailable'],
  ] as const)('%s', (_what, changes, playMode, refusal) => {
    expect(launchRefusal({ ...game, ...changes }, playMode)).toBe(refusal)
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
] as const)('a member of type %i plays for %s money; shown among winners: %s', (type, playMode, ranked) => {
  expect([playModeOf(type), isRanked(type)]).toEqual([playMode, ranked])
})

test.each([
  ['1.00', '5.00', true],
  ['1.00', '4.99', false],
  ['49.00', '50.00', true],
  ['20.00', '49.99', false],
])('a stake of %s that pays %s is told to everybody: %s', (staked, paid, told) => {
  expect(isToldToAll({ staked: unitsOf(staked), paid: unitsOf(paid) })).toBe(told)
})

test.each([
  ['player01', 'pl***1'],
  ['abcdef', 'ab***f'],
  ['abcde', 'a***'],
  ['abcd', 'a***'],
  ['abc', '***'],
  ['a', '***'],
  ['ñandú🦊x', 'ña***x'],
])('the name %s is shown as %s', (account, shown) => {
  expect(maskedName(account)).toBe(shown)
})
