import * as z from 'zod/mini'

import { isRecordSpan, PlayDay, PlayRange } from './play-days.ts'

/** Parameters of a period: a named range, or the first and the last day, which take precedence. */
export const periodParams = {
  range: z._default(PlayRange, 'week'),
  from: z.optional(PlayDay),
  to: z.optional(PlayDay),
}

interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** Whether no day is given, or both days are given in order, and not further apart than a query permits. */
export const isValidPeriod = ({ from, to }: Days): boolean =>
  from === undefined || to === undefined ? from === to : isRecordSpan({ from, to })
