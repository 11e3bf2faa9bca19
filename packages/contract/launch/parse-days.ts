import * as z from 'zod/mini'

import { isRecordSpan, PlayDay, PlayRange } from './play-days.ts'

/** Period of a query: a named range, or the first and the last day, which take precedence. */
export const periodParams = {
  range: z._default(PlayRange, 'week'),
  from: z.optional(PlayDay),
  to: z.optional(PlayDay),
}

interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** Whether both days are given or neither, in order, and not further apart than a query allows. */
export const isValidPeriod = ({ from, to }: Days): boolean =>
  from === undefined || to === undefined ? from === to : isRecordSpan({ from, to })
