import { isYear } from '@ante/contract/statements/statement-period.ts'

import { BYTE_ORDER_MARK, csvLine } from '../kit/csv-line.ts'
import { exactTextOf, textOf } from '../kit/money.ts'
import { textsIn } from './file-texts/file-texts.ts'
import type { StatementContent } from './statement-content.ts'
import { netPositionOf, resultOf, totalOf } from './statement-rows.ts'
import type { StatementRow } from './statement-rows.ts'

const HUNDREDTH = 100n
const MONTH_LENGTH = 7

/** Formats an amount with two decimals, or more if it has more, so that the rows of a file add up. */
const amountText = (units: bigint) => (units % HUNDREDTH === 0n ? textOf(units) : exactTextOf(units))

/** Returns the statement as CSV: one line per day or month, and the total. */
export function statementCsv(content: StatementContent): string {
  const texts = textsIn(content.language)
  const { merchant, account, currency, period, rows } = content
  const head = [
    isYear(period) ? texts.month : texts.day,
    texts.opening,
    texts.deposits,
    texts.withdrawals,
    texts.bets,
    texts.payouts,
    texts.result,
    texts.bonuses,
    texts.transfers,
    texts.adjustments,
    texts.openBets,
    texts.closing,
    texts.netPosition,
    texts.validBets,
    texts.currency,
    texts.merchant,
    texts.account,
  ]
  const line = (name: string, row: StatementRow) => [
    name,
    ...amountsOf(row).map(amountText),
    currency,
    merchant,
    account,
  ]
  const lines = rows.map((row) => line(isYear(period) ? row.day.slice(0, MONTH_LENGTH) : row.day, row))
  return BYTE_ORDER_MARK + [head, ...lines, line(texts.total, totalOf(rows))].map(csvLine).join('')
}

const amountsOf = (row: StatementRow) => [
  row.opening,
  row.deposits,
  row.withdrawals,
  row.bets,
  row.payouts,
  resultOf(row),
  row.bonuses,
  row.transfers,
  row.adjustments,
  row.openBets,
  row.closing,
  netPositionOf(row),
  row.validBets,
]
