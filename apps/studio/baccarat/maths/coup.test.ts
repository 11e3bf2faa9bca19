import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { SHOE_CARDS } from './cards.ts'
import { bankerDraws, dealCoup } from './coup.ts'
import { COUPS_OF_SHOE, dealFrom, shoeWithout } from './shoe.ts'
import { SPOTS, spotWonCents } from './spots.ts'
import type { Spot } from './spots.ts'

/**
 * The banker's points; whether the banker draws (D) or stands (S), by the points of the player's third card (0 to 9);
 * the same when the player stood.
 */
test.each([
  [0, 'DDDDDDDDDD', 'D'],
  [1, 'DDDDDDDDDD', 'D'],
  [2, 'DDDDDDDDDD', 'D'],
  [3, 'DDDDDDDDSD', 'D'],
  [4, 'SSDDDDDDSS', 'D'],
  [5, 'SSSSDDDDSS', 'D'],
  [6, 'SSSSSSDDSS', 'S'],
  [7, 'SSSSSSSSSS', 'S'],
])(
  'a banker with %d points draws by the table of third cards: %s, and %s if the player stood',
  (points, line, afterStand) => {
    const received = [...line].map((_, third) => (bankerDraws(points, third) ? 'D' : 'S')).join('')

    expect(received).toBe(line)
    expect(bankerDraws(points, null)).toBe(afterStand === 'D')
  },
)

/** Card index by rank only: the ace is 0. */
const dealt = (...ranks: number[]) => {
  let next = 0
  return dealCoup(() => (ranks[next++] ?? 99) - 1)
}

test.each([
  ['a natural of the player ends the coup', [9, 2, 10, 3], '2 2 player'],
  ['a natural of the banker ends the coup', [2, 8, 2, 10], '2 2 banker'],
  ['both stand on six and seven', [10, 10, 6, 7], '2 2 banker'],
  ['the player draws on five, the banker stands on six against a three', [2, 10, 3, 6, 3], '3 2 player'],
  ['the banker draws on three against a nine', [1, 1, 1, 2, 9, 8], '3 3 tie'],
  ['the player stands, the banker draws on five', [10, 10, 6, 5, 2], '2 3 banker'],
] as const)('%s', (_, ranks, expected) => {
  const coup = dealt(...ranks)

  expect(`${coup.player.length} ${coup.banker.length} ${coup.winner}`).toBe(expected)
})

test.each<[Spot, readonly number[], bigint]>([
  ['player', [9, 2, 10, 3], 200n],
  ['banker', [9, 2, 10, 3], 0n],
  ['banker', [2, 8, 2, 10], 195n],
  ['player', [10, 10, 7, 7], 100n],
  ['banker', [10, 10, 7, 7], 100n],
  ['tie', [10, 10, 7, 7], 900n],
  ['tie', [9, 2, 10, 3], 0n],
  ['player-pair', [2, 8, 2, 10], 1_200n],
  ['banker-pair', [2, 8, 2, 10], 0n],
  ['banker-pair', [10, 4, 7, 4], 1_200n],
])('a stake of one unit on %s returns for the ranks %j: %d cents', (spot, ranks, cents) => {
  expect(spotWonCents(spot, dealt(...ranks), 100n, 'commission')).toBe(cents)
})

test('without commission a banker win with six points pays half', () => {
  expect(spotWonCents('banker', dealt(2, 10, 10, 6, 10), 100n, 'half-on-six')).toBe(150n)
  expect(spotWonCents('banker', dealt(2, 8, 2, 10), 100n, 'half-on-six')).toBe(200n)
})

test('for any shoe, cards do not run out and every payout is whole cents', () => {
  const seeds = fc.infiniteStream(fc.nat())
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 500 }), (numbers, times) => {
      const next = dealFrom(shoeWithout([]), (below) => (numbers.next().value ?? 0) % below)
      const seen: number[] = []
      for (let coup = 0; coup < COUPS_OF_SHOE; coup++) {
        const { player, banker, winner } = dealCoup(next)
        seen.push(...player, ...banker)
        const stake = BigInt(times) * 20n
        const payouts = SPOTS.map((spot) => spotWonCents(spot, { player, banker, winner }, stake, 'commission'))
        expect(payouts.every((cents) => cents >= 0n)).toBe(true)
      }
      expect(seen.length).toBeLessThanOrEqual(SHOE_CARDS)
      expect(Math.min(...shoeWithout(seen))).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 30 },
  )
})
