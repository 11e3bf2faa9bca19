import type { PlayRecord } from '@ante/contract/launch/play-records.ts'
import { expect, test } from 'vitest'

import { winOf } from './win-of.ts'

const won: PlayRecord = {
  vendor: 'ANS',
  vendorName: 'Ante Studio',
  roundId: 'r-1',
  nodeId: 1,
  gameId: 'northlight-reels',
  gameName: 'Northlight Reels',
  picture: '/pictures/games/northlight-reels.webp',
  category: 'RNG',
  isOffered: true,
  supportPlay: true,
  outcome: 'won',
  day: '2026-11-28',
  beganAt: '2026-11-28T10:00:00.000Z',
  endedAt: '2026-11-28T10:00:05.000Z',
  stake: '2.00',
  payout: '7.00',
  net: '5.00',
  underReview: null,
}

test('a won round has a picture with its amounts, and nothing of the player', () => {
  expect(winOf(won, 'PHP')).toEqual({
    kind: 'win',
    gameName: 'Northlight Reels',
    picture: '/pictures/games/northlight-reels.webp',
    stake: '2.00',
    payout: '7.00',
    currency: 'PHP',
    wonAt: '2026-11-28T10:00:05.000Z',
  })
})

test.each<Partial<PlayRecord>>([
  { outcome: 'open' },
  { outcome: 'lost' },
  { outcome: 'drawn', net: '0.00' },
  { outcome: 'voided' },
  { underReview: '500.00' },
  { net: '0.00' },
])('a round with %j has no picture', (other) => {
  expect(winOf({ ...won, ...other }, 'PHP')).toBeNull()
})
