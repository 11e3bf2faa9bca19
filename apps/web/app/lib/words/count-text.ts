import { localesOf } from './format.ts'

/** A number of things, grouped as the reader's language groups it. */
export const countText = (count: number, locale: string): string =>
  new Intl.NumberFormat(localesOf(locale)).format(count)
