/**
 * Cache of formatters. Creating a formatter takes milliseconds on a slow phone, and a page formats hundreds of values
 * with a few formatters.
 */

/**
 * Maximum number of cached formatters of one kind. A visit needs far fewer, but the server renders for all visitors.
 */
const LIMIT = 500

/** Formatters of one kind, by locale and shape. */
export class Formatters<Shape, Formatter> {
  readonly #created = new Map<string, Formatter>()
  readonly #create: (locales: string[], shape: Shape) => Formatter

  constructor(create: (locales: string[], shape: Shape) => Formatter) {
    this.#create = create
  }

  /** Throws a RangeError if the browser does not support the shape. */
  of(locale: string, shape: Shape): Formatter {
    const key = `${locale} ${JSON.stringify(shape)}`
    const known = this.#created.get(key)
    if (known) return known
    const created = this.#create(localesOf(locale), shape)
    if (this.#created.size >= LIMIT) this.#created.clear()
    this.#created.set(key, created)
    return created
  }
}

const dates = new Formatters((locales, shape: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales, shape))
const numbers = new Formatters((locales, shape: Intl.NumberFormatOptions) => new Intl.NumberFormat(locales, shape))

/**
 * Returns the locale with the digits 0 to 9 and the Gregorian calendar, for every language, so that players can compare
 * amounts, numbers and times with those in games, at banks and on receipts. The reader's language defines grouping and
 * order. English is the fallback if the browser does not support the language.
 */
export function localesOf(locale: string): string[] {
  return [`${locale}-u-ca-gregory-nu-latn`, 'en-u-nu-latn']
}

export const dateFormat = (locale: string, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dates.of(locale, shape)

export const numberFormat = (locale: string, shape: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  numbers.of(locale, shape)
