import { localesOf } from './format.ts'

/** Formats a count with the digit groups of the reader's language. */
export const countText = (count: number, locale: string): string =>
  new Intl.NumberFormat(localesOf(locale)).format(count)
