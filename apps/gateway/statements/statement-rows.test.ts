import fc from 'fast-check'
import { expect, test } from 'vitest'

import { netPositionOf, requireReconciled, statementRow, totalOf } from './statement-rows.ts'
import type { StatementRow } from './statement-rows.ts'

const units = (max: number) => fc.bigInt({ min: 0n, max: BigInt(max) })
const signed = fc.bigInt({ min: -5_000n, max: 5_000n })

/**
 * Wallet movements of a day, and the sums of its bets. `open` is the difference: movements that belong to bets of other
 * days.
 */
const day = fc.record({
  deposit: units(9_999_999),
  withdrawal: units(5_000_000).map((amount) => -amount),
  promotion: units(100_000),
  transfer: signed,
  adjustment: signed,
  staked: units(7_777_777),
  paid: units(6_666_666),
  open: signed,
})

/** Consecutive rows, whose balances result from their movements. */
const days = fc.tuple(units(1_000_000), fc.array(day, { minLength: 1, maxLength: 31 })).map(([first, all]) => {
  let balance = first
  return all.map(({ staked, paid, open, ...others }, index) => {
    const moved = { ...others, play: paid - staked + open }
    const opening = balance
    balance += Object.values(moved).reduce((sum, value) => sum + value, 0n)
    const name = `2026-03-${String(index + 1).padStart(2, '0')}`
    const row = statementRow(name, { opening, closing: balance, moved }, { staked, paid, valid: staked })
    return { row, open }
  })
})

test('opening balance and movements lead to the closing balance, in each row and in total', () => {
  fc.assert(
    fc.property(days, (made) => {
      const rows = made.map(({ row }) => row)
      expect(() => requireReconciled(rows)).not.toThrow()
      expect(rows.map(({ openBets }) => openBets)).toEqual(made.map(({ open }) => open))
      const total = totalOf(rows)
      expect([total.opening, total.closing]).toEqual([rows[0]?.opening, rows.at(-1)?.closing])
      expect(netPositionOf(total)).toBe(rows.reduce((sum, row) => sum + netPositionOf(row), 0n))
    }),
  )
})

const COLUMNS = ['deposits', 'withdrawals', 'bets', 'payouts', 'bonuses', 'openBets', 'closing'] as const

test('a wrong amount in any column, or a gap between rows, is refused', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...COLUMNS), fc.nat(), (made, column, choice) => {
      const rows = made.map(({ row }) => row)
      const wrong = rows.map((row, index): StatementRow =>
        index === choice % rows.length ? { ...row, [column]: row[column] + 1n } : row,
      )
      expect(() => requireReconciled(wrong)).toThrow(/instead of/)
      const [first, second, ...rest] = rows
      if (!first || !second) return
      const shifted = { ...second, opening: second.opening + 1n, openBets: second.openBets - 1n }
      expect(() => requireReconciled([first, shifted, ...rest])).toThrow(/does not follow|instead of/)
    }),
  )
})

test('a movement of the ledger that is missing in the sums is refused', () => {
  const moved = { deposit: 100n, play: -30n }
  const complete = { opening: 0n, closing: 70n, moved }
  expect(() =>
    requireReconciled([statementRow('2026-03-01', complete, { staked: 30n, paid: 0n, valid: 30n })]),
  ).not.toThrow()
  const lacking = { ...complete, closing: 75n }
  expect(() => requireReconciled([statementRow('2026-03-01', lacking, { staked: 30n, paid: 0n, valid: 30n })])).toThrow(
    /instead of/,
  )
})
