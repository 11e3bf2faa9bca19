import { localesOf } from '../lib/words/format.ts'

/** A day that may lie years ahead, by the clocks of a zone. */
export const longDate = (isoTime: string, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(localesOf(locale), { dateStyle: 'long', timeZone }).format(Date.parse(isoTime))
