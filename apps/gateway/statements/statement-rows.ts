import type { WalletMovements } from '../wallet/public.ts'

/** Sums of a day, a month or the whole period. Debits are negative, so that a row adds up to its closing balance. */
export interface StatementRow {
  /** First day: `2026-02-28`. */
  day: string
  opening: bigint
  deposits: bigint
  withdrawals: bigint
  /** Stakes (negative) and, below, payouts of bets that began in the row's period and have ended. */
  bets: bigint
  payouts: bigint
  bonuses: bigint
  transfers: bigint
  adjustments: bigint
  /** Stakes and payouts that belong to bets of another row, or to bets that have not ended. */
  openBets: bigint
  closing: bigint
  /** Part of the stakes that counts as turnover; not a movement of money. */
  validBets: bigint
}

/** The columns that lead from the opening balance to the closing balance. */
export const MOVEMENTS = [
  'deposits',
  'withdrawals',
  'bets',
  'payouts',
  'bonuses',
  'transfers',
  'adjustments',
  'openBets',
] as const

/** Returns what the member won or lost, without bonuses. */
export const resultOf = ({ bets, payouts }: StatementRow): bigint => bets + payouts

/** Returns the result including bonuses and rebates. */
export const netPositionOf = (row: StatementRow): bigint => resultOf(row) + row.bonuses

export interface Played {
  staked: bigint
  paid: bigint
  valid: bigint
}

/** Combines the movements of the wallets with the daily sums of bets. */
export function statementRow(day: string, { opening, closing, moved }: WalletMovements, played: Played): StatementRow {
  const { deposit = 0n, withdrawal = 0n, promotion = 0n, transfer = 0n, adjustment = 0n, play = 0n } = moved
  return {
    day,
    opening,
    deposits: deposit,
    withdrawals: withdrawal,
    bets: -played.staked,
    payouts: played.paid,
    bonuses: promotion,
    transfers: transfer,
    adjustments: adjustment,
    openBets: play - (played.paid - played.staked),
    closing,
    validBets: played.valid,
  }
}

/** Returns the sums of consecutive rows. */
export function totalOf(rows: readonly StatementRow[]): StatementRow {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) throw new Error('a statement has at least one row')
  const total = { ...first, closing: last.closing, validBets: 0n }
  for (const column of MOVEMENTS) total[column] = rows.reduce((sum, row) => sum + row[column], 0n)
  total.validBets = rows.reduce((sum, row) => sum + row.validBets, 0n)
  return total
}

/**
 * Throws unless the movements of each row and of the total lead from the opening to the closing balance, and rows are
 * consecutive.
 */
export function requireReconciled(rows: readonly StatementRow[]): void {
  for (const [index, row] of [...rows, totalOf(rows)].entries()) {
    const sum = MOVEMENTS.reduce((balance, column) => balance + row[column], row.opening)
    if (sum !== row.closing) throw new Error(`${row.day}: ${sum} instead of ${row.closing}`)
    const previous = index < rows.length ? rows[index - 1] : undefined
    if (previous && previous.closing !== row.opening) throw new Error(`${row.day}: does not follow ${previous.day}`)
  }
}
