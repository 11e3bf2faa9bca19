import { expect, test } from 'vitest'

import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { withArrival } from '../table/join-and-leave.ts'
import { withMove, withNextHand } from '../table/hand.ts'
import { newTable, runningHand } from '../table/table.ts'
import type { Table } from '../table/table.ts'
import { ownView, tableView } from '../table/view.ts'
import { botMove } from './bot.ts'

const STACK = 10_000
const SEATS = 2
const TRIALS = 40

const turnOf = (table: Table): number => runningHand(table)?.turn?.seat ?? 0

/** Two players with full stacks; the first to act raises to this amount. */
function raisedTo(cents: number): Table {
  let table = newTable({ smallBlind: 50, bigBlind: 100 })
  for (let seat = 0; seat < SEATS; seat += 1) {
    const arriving = { key: `key ${seat}`, name: `name ${seat}`, isBot: true, cents: STACK, roundId: null }
    table = withArrival(table, seat, arriving)
  }
  table = withNextHand(table, { seed: 'a hand', now: 0 })
  return withMove(table, { seat: turnOf(table), move: { kind: 'raise', to: cents }, now: 0 })
}

/** Percentage of times that a bot with these cards does not fold to the raise. */
function callRateOf(cards: [string, string], raise: number): number {
  const table = raisedTo(raise)
  const ownSeat = ownView(table, turnOf(table))
  if (!ownSeat) throw new Error('The player to move has no seat.')
  const drawBelow = seededDraw(7)
  const moves = Array.from({ length: TRIALS }, () =>
    botMove({ table: tableView(table), ownView: { ...ownSeat, cards } }, drawBelow),
  )
  return (100 * moves.filter(({ kind }) => kind !== 'fold').length) / TRIALS
}

// If these hands called, a player who waits for aces and goes all-in would win the house's chips.
test.each<[string, [string, string]]>([
  ['king and queen', ['Kh', 'Qd']],
  ['sevens', ['7c', '7d']],
  ['ace and nine', ['As', '9d']],
])('%s do not call an all-in, and continue against a common raise', (_, cards) => {
  expect(callRateOf(cards, STACK)).toBeLessThan(20)
  expect(callRateOf(cards, 300)).toBeGreaterThan(60)
})

test('aces and kings call an all-in, so that all-ins with arbitrary cards do not pay', () => {
  expect(callRateOf(['Ah', 'Ad'], STACK)).toBeGreaterThan(90)
  expect(callRateOf(['Kh', 'Kd'], STACK)).toBeGreaterThan(60)
})
