import * as z from 'zod/mini'

import { Currency } from '../kit/money.ts'
import { RowNumber } from '../kit/paging.ts'
import { PlayDay } from '../launch/play-days.ts'

/** Of a record that goes on from where the last answer ended: its `next`. What begins meanwhile moves no page. */
export const cursorParams = { after: z.optional(RowNumber) }

/** What every page of a record of money in or out says besides its lines and their totals. */
export const pageFields = {
  /** Null at the end of the list. */
  next: z.nullable(z.string()),
  currency: Currency,
  from: PlayDay,
  to: PlayDay,
  zone: z.string(),
}
