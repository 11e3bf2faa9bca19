import * as z from 'zod/mini'

import { Currency } from '../kit/money.ts'
import { RowNumber } from '../kit/paging.ts'
import { PlayDay } from '../launch/play-days.ts'

/** Cursor of a list: `next` of the previous answer. New entries do not shift the pages. */
export const cursorParams = { after: z.optional(RowNumber) }

/** Common fields of a page of deposits or withdrawals, besides the entries and totals. */
export const pageFields = {
  /** Null at the end of the list. */
  next: z.nullable(z.string()),
  currency: Currency,
  from: PlayDay,
  to: PlayDay,
  zone: z.string(),
}
