import fc from 'fast-check'
import { expect, test } from 'vitest'

import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { randomBetting } from '../test/random-betting.ts'
import type { Betting, Player } from './betting.ts'
import { paidPots, potsOf, rakeOf, rakeShares, stacksAfter } from './pots.ts'

const seeds = fc.integer({ min: 0, max: 2 ** 31 })
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0)

test('in all hands chips are conserved at every step, and stacks plus rake equal the initial chips', () => {
  const check = (seed: number) => {
    const drawBelow = seededDraw(seed)
    const states = randomBetting(drawBelow)
    const [first] = states
    const last = states.at(-1)
    if (!first || !last) throw new Error('There was no poker hand.')
    const total = chipsIn(first)
    for (const state of states) {
      expect(chipsIn(state)).toBe(total)
      expect(state.players.every(({ stack, put, bet }) => stack >= 0 && put >= bet && bet >= 0)).toBe(true)
    }
    const strength = new Map(last.players.map(({ seat }) => [seat, drawBelow(4)]))
    const pots = paidPots(last, (seat) => strength.get(seat) ?? 0)
    expect(sum(stacksAfter(last.players, pots).values()) + sum(pots.map(({ rakeCents }) => rakeCents))).toBe(total)
    const put = sum(last.players.map((player) => player.put))
    const flop = last.street !== 'preflop' || last.end === 'showdown'
    expect(sum(pots.map(({ rakeCents }) => rakeCents))).toBe(rakeOf(put, { bigBlind: last.bigBlind, flop }))
  }
  fc.assert(fc.property(seeds, check), { numRuns: 3_000 })
})

const chipsIn = ({ players }: Betting): number => sum(players.map(({ stack, put }) => stack + put))

test('the pots equal those of a chip-by-chip model', () => {
  const check = (seed: number) => {
    const last = randomBetting(seededDraw(seed)).at(-1)
    if (!last) throw new Error('There was no poker hand.')
    expect(merged(potsOf(last.players))).toEqual(chipByChip(last.players))
  }
  fc.assert(fc.property(seeds, check), { numRuns: 400 })
})

/** The winnable amounts by players, independent of layers. */
const merged = (pots: { cents: number; seats: readonly number[] }[]): Record<string, number> =>
  Object.fromEntries(pots.map(({ cents, seats }) => [seats.join(' '), cents]))

function chipByChip(players: readonly Player[]): Record<string, number> {
  const pots: Record<string, number> = {}
  const contenders = players.filter(({ folded }) => !folded)
  const deepest = Math.max(...contenders.map(({ put }) => put))
  for (let chip = 1; chip <= Math.max(...players.map(({ put }) => put)); chip += 1) {
    const level = Math.min(chip, deepest)
    const seats = contenders.filter(({ put }) => put >= level).map(({ seat }) => seat)
    const key = seats.join(' ')
    pots[key] = (pots[key] ?? 0) + players.filter(({ put }) => put >= chip).length
  }
  return pots
}

const player = (seat: number, put: number, folded = false): Player => {
  return { seat, put, folded, stack: 0, bet: 0, answered: null }
}
const showdownOf = (...players: Player[]): Betting => {
  return { bigBlind: 100, players, street: 'river', toMatch: 0, fullRaise: 100, turn: null, end: 'showdown' }
}

test('each all-in wins from each opponent at most its own amount', () => {
  const pots = paidPots(
    showdownOf(player(0, 300), player(1, 1_000), player(2, 1_000), player(3, 40, true)),
    (seat) => 9 - seat,
  )
  expect(pots).toEqual([
    { cents: 940, seats: [0, 1, 2], rakeCents: 47, winners: [{ seat: 0, cents: 893 }] },
    { cents: 1_400, seats: [1, 2], rakeCents: 70, winners: [{ seat: 1, cents: 1_330 }] },
  ])
})

test('the rake is shared in proportion to the contributions', () => {
  const players = [player(0, 300), player(1, 1_000), player(2, 1_000), player(3, 40, true)]
  const pots = paidPots(showdownOf(...players), (seat) => 9 - seat)
  expect([...rakeShares(players, pots)]).toEqual([
    [0, 15],
    [1, 50],
    [2, 50],
    [3, 2],
  ])
})

test('a blind folded before the flop pays no rake', () => {
  const players = [player(0, 50, true), player(1, 50)]
  const betting: Betting = { ...showdownOf(...players), street: 'preflop', end: 'uncontested' }
  expect([
    ...rakeShares(
      players,
      paidPots(betting, () => 1),
    ).values(),
  ]).toEqual([0, 0])
})

test('the odd cents of a shared pot go to the first winners from the left of the button', () => {
  const [pot] = paidPots(showdownOf(player(4, 35), player(5, 35), player(1, 35)), () => 1)
  expect(pot).toMatchObject({ cents: 105, rakeCents: 5 })
  expect(pot?.winners).toEqual([
    { seat: 4, cents: 34 },
    { seat: 5, cents: 33 },
    { seat: 1, cents: 33 },
  ])
})

test.each([
  [1_000, true, 50],
  [19, true, 0],
  [20, true, 1],
  [6_000, true, 300],
  [600_000, true, 300],
  [1_000, false, 0],
])('of %d cents, with a flop: %s, the house takes %d', (cents, flop, rake) =>
  expect(rakeOf(cents, { bigBlind: 100, flop })).toBe(rake),
)
