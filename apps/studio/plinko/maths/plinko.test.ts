import { expect, test } from 'vitest'

import { fraction, product, sum } from '../../kit/maths/exact/fraction.ts'
import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { MAX_SIGMAS } from '../../test/sigmas-off.ts'
import { chancesOf, GRAIN_CENTS, payoutCents, RISKS, ROWS, slotOf, slotsOf } from './plinko.ts'
import { simulatePlinko } from './simulate.ts'

const ROUNDS = 1_000_000
const boards = ROWS.flatMap((rows) => RISKS.map((risk) => ({ rows, risk })))

test.for(boards)('stakes on $rows rows at $risk risk have a return of exactly 99 percent', (board) => {
  const slots = slotsOf(board)
  const parts = chancesOf(board.rows).map((chance, slot) => product(chance, fraction(slots[slot] ?? 0, 100)))

  expect(slots).toHaveLength(board.rows + 1)
  expect(sum(...parts)).toEqual(fraction(99, 100))
})

test.for(boards)('every slot of $rows rows at $risk risk pays whole cents, more towards the edge', (board) => {
  const slots = slotsOf(board)
  for (const [slot, price] of slots.entries()) {
    expect(payoutCents(price, BigInt(GRAIN_CENTS)) * 100n).toBe(BigInt(price * GRAIN_CENTS))
    expect(slots[slots.length - 1 - slot]).toBe(price)
  }
  const half = slots.slice(0, board.rows / 2 + 1)
  expect(half).toEqual([...half].sort((a, b) => b - a))
})

test.for(ROWS)('the probabilities of %i rows equal the count over all paths', (rows) => {
  const counted = Array.from({ length: rows + 1 }, () => 0)
  for (let path = 0; path < 2 ** rows; path++) {
    const slot = slotOf(Array.from({ length: rows }, (_, row) => (path >> row) & 1))
    counted[slot] = (counted[slot] ?? 0) + 1
  }

  expect(chancesOf(rows)).toEqual(counted.map((count) => fraction(count, 2 ** rows)))
})

test('the return of simulated balls matches the computed return to player of each board', () => {
  const draw = seededDraw(20_261_123)
  for (const board of boards) {
    expect(simulatePlinko(Math.round(ROUNDS / boards.length), draw, [board]).sigmas).toBeLessThan(MAX_SIGMAS)
  }
})
