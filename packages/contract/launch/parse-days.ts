import * as z from 'zod/mini'

import { isRecordSpan, PlayDay, PlayRange } from './play-days.ts'

/** How days are asked for: by name, or by the first and the last, which come before the name. */
export const periodParams = {
  range: z._default(PlayRange, 'week'),
  from: z.optional(PlayDay),
  to: z.optional(PlayDay),
}

interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** Both or neither, in their order, and not too many. */
export const isValidPeriod = ({ from, to }: Days): boolean =>
  from === undefined || to === undefined ? from === to : isRecordSpan({ from, to })
