import { localesOf } from '../../lib/words/format.ts'

/** A number of rounds, grouped as the reader's language groups it. */
export const countText = (count: number, locale: string): string =>
  new Intl.NumberFormat(localesOf(locale)).format(count)
