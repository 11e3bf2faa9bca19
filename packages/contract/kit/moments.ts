import * as z from 'zod/mini'

import { wholeNumber } from './paging.ts'

/** 9999-12-31T23:59:59.999Z in milliseconds. */
const LAST_MOMENT = 253_402_300_799_999

/** Milliseconds since 1970, up to the end of the year 9999. */
export const Moment = wholeNumber(0, LAST_MOMENT)

/** ISO 8601 in UTC of the years 1000 to 9999, with at most 9 digits of a second's fraction. */
export const Timestamp = z.iso.datetime().check(z.regex(/^[1-9]/), z.maxLength(30))
