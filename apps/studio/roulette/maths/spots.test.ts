import { expect, test } from 'vitest'

import { decimal, fraction } from '../../kit/maths/exact/fraction.ts'
import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { MAX_SIGMAS } from '../../test/sigmas-off.ts'
import { calledBets, neighboursOf } from './called-bets.ts'
import type { Call } from './called-bets.ts'
import { published } from './published.ts'
import { simulateSpins } from './simulate.ts'
import { spots, spotWonCents, timesOf } from './spots.ts'
import { colourOf, POCKETS, WHEEL } from './wheel.ts'

const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket)

test('the wheel has every pocket once, red and black alternating', () => {
  expect([...WHEEL].sort((a, b) => a - b)).toEqual(pockets)
  const colours = WHEEL.slice(1).map(colourOf)
  expect(colours.every((colour, index) => colour === (index % 2 === 0 ? 'red' : 'black'))).toBe(true)
})

test.each([
  ['straight', 37, 1, 36],
  ['split', 60, 2, 18],
  ['street', 14, 3, 12],
  ['corner', 23, 4, 9],
  ['six', 11, 6, 6],
  ['dozen', 3, 12, 3],
  ['column', 3, 12, 3],
  ['even', 6, 18, 2],
])('of %s there are %d, of %d numbers each, which return %d times the chip', (kind, count, size, times) => {
  const spotsOfKind = [...spots.values()].filter((spot) => spot.kind === kind)

  expect(spotsOfKind).toHaveLength(count)
  expect(spotsOfKind.every((spot) => spot.numbers.length === size && timesOf(spot) === times)).toBe(true)
})

test('every spot has exactly the same return', () => {
  const returns = [...spots.keys()].map((id) => {
    const won = pockets.reduce((sum, pocket) => sum + spotWonCents(id, pocket, 100n), 0n)
    return decimal(fraction(won, BigInt(POCKETS) * 100n), 10)
  })

  expect(new Set(returns)).toEqual(new Set([published.returnToPlayer]))
})

test.each([
  ['17-20', 20, 1_800n],
  ['17-20', 19, 0n],
  ['0-1-2-3', 0, 900n],
  ['red', 0, 0n],
  ['column-3', 36, 300n],
  ['dozen-1', 12, 300n],
  ['nothing', 12, 0n],
])('one on %s when %d is drawn returns %d cents', (id, pocket, cents) => {
  expect(spotWonCents(id, pocket, 100n)).toBe(cents)
})

const onWheel = (from: number, to: number) => {
  const [start, end] = [WHEEL.indexOf(from), WHEEL.indexOf(to)]
  return start <= end ? WHEEL.slice(start, end + 1) : [...WHEEL.slice(start), ...WHEEL.slice(0, end + 1)]
}
const heldBy = (call: Call) => [...new Set(call.flatMap(([id]) => spots.get(id)?.numbers ?? []))].sort((a, b) => a - b)
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

test('the called bets cover their parts of the wheel', () => {
  expect(heldBy(calledBets.voisins)).toEqual(sorted(onWheel(22, 25)))
  expect(heldBy(calledBets.tiers)).toEqual(sorted(onWheel(27, 33)))
  expect(heldBy(calledBets.orphelins)).toEqual(sorted([...onWheel(1, 9), ...onWheel(17, 6)]))
  expect(
    [calledBets.voisins, calledBets.tiers, calledBets.orphelins].map((call) =>
      call.reduce((sum, [, chips]) => sum + chips, 0),
    ),
  ).toEqual([9, 6, 5])
  expect(neighboursOf(0).map(([id]) => id)).toEqual(['3', '26', '0', '32', '15'])
})

test('the return of each spot in simulated spins matches its computed return to player', () => {
  const seen = simulateSpins(400_000, seededDraw(20_261_124))

  expect(seen.filter(({ sigmas }) => sigmas > MAX_SIGMAS)).toEqual([])
})
