import type { RebateLine as Shown } from '@ante/contract/promotions/rebates.ts'

import { textOf } from '../../kit/money.ts'
import { rateText } from './rules.ts'
import type { RebateLine } from './rules.ts'

/** Formats a line for the wire. */
export function shownLine({ category, turnover, thousandths, amount }: RebateLine): Shown {
  return { category, turnover: textOf(turnover), rate: rateText(thousandths), amount: textOf(amount) }
}
