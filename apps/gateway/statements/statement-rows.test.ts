import { expect, test } from 'vitest'

import { netPositionOf, requireReconciled, statementRow, totalOf } from './statement-rows.ts'
import type { StatementRow } from './statement-rows.ts'

/** A generator of whole numbers that is the same in each run. */
function numbers(seed: number): (most: number) => bigint {
  let state = seed
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return BigInt(state % most)
  }
}

/** Consecutive rows of any movements, whose balances follow from them. */
function rowsOf(seed: number): StatementRow[] {
  const next = numbers(seed)
  let balance = next(1_000_000)
  return Array.from({ length: Number(next(31)) + 1 }, (_, index) => {
    const moved = {
      deposit: next(9_999_999),
      withdrawal: -next(5_000_000),
      promotion: next(100_000),
      transfer: next(2_000) - 1_000n,
      adjustment: next(500) - 250n,
    }
    const staked = next(7_777_777)
    const paid = next(6_666_666)
    const open = next(10_000) - 5_000n
    const opening = balance
    balance += Object.values(moved).reduce((sum, one) => sum + one, 0n) - staked + paid + open
    const row = statementRow(
      `2026-03-${index + 1}`,
      { opening, closing: balance, moved },
      { staked, paid, valid: staked },
    )
    expect(row.openBets).toBe(open)
    return row
  })
}

const SEEDS = Array.from({ length: 200 }, (_, index) => index + 1)

test('opening balance and movements lead to the closing balance, in each row and in total', () => {
  for (const seed of SEEDS) {
    const rows = rowsOf(seed)
    expect(() => requireReconciled(rows)).not.toThrow()
    const total = totalOf(rows)
    expect([total.opening, total.closing]).toEqual([rows[0]?.opening, rows.at(-1)?.closing])
    expect(netPositionOf(total)).toBe(rows.reduce((sum, row) => sum + netPositionOf(row), 0n))
  }
})

test('a unit too much in any column, or a gap between rows, is refused', () => {
  for (const seed of SEEDS) {
    const rows = rowsOf(seed)
    for (const column of ['deposits', 'withdrawals', 'bets', 'payouts', 'bonuses', 'openBets', 'closing'] as const) {
      const index = seed % rows.length
      const wrong = rows.map((row, place) => (place === index ? { ...row, [column]: row[column] + 1n } : row))
      expect(() => requireReconciled(wrong)).toThrow(/instead of/)
    }
    const [first, ...rest] = rows
    const second = rest[0]
    if (!first || !second) continue
    const shifted = { ...second, opening: second.opening + 1n, openBets: second.openBets - 1n }
    expect(() => requireReconciled([first, shifted, ...rest.slice(1)])).toThrow(/does not follow|instead of/)
  }
})
