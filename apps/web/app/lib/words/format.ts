import { decimalsOf } from '@ante/contract/kit/currency-decimals.ts'

/**
 * Money and dates as the reader's locale writes them. Amounts stay text from the wire to the eye: `Intl` takes decimal
 * text exactly, a number would lose digits above 15.
 */

/** What stands in place of each digit of a hidden balance. */
const MASK = '*'

interface MoneyShown {
  amount: string
  currency: string
}

/**
 * The locale with the figures 0 to 9 and the common calendar, in every language: a balance, a bet's number and a kick-off
 * read as in the game, at the bank and on the receipt that a player compares them with. The reader's language still says
 * how they are grouped and ordered. Where a browser does not know the language, English does.
 */
export function localesOf(locale: string): string[] {
  return [`${locale}-u-ca-gregory-nu-latn`, 'en-u-nu-latn']
}

const formatters = new Map<string, Intl.NumberFormat>()

function moneyFormatter(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formatters.get(key)
  if (known) return known
  const made = newMoneyFormatter(locale, currency)
  formatters.set(key, made)
  return made
}

function newMoneyFormatter(locale: string, currency: string): Intl.NumberFormat {
  const places = decimalsOf(currency)
  const shape = { style: 'currency', currency, minimumFractionDigits: places, maximumFractionDigits: places } as const
  try {
    return new Intl.NumberFormat(localesOf(locale), { ...shape, currencyDisplay: 'narrowSymbol' })
  } catch {
    // Safari below 14.1 and Chrome below 80 know no narrow symbol, and say so.
    return new Intl.NumberFormat(localesOf(locale), shape)
  }
}

/** Cuts decimal text to the places of its currency, 2 or none: never shows a cent or a yen that is not there. */
export function truncateAmount({ amount, currency }: MoneyShown): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const places = decimalsOf(currency)
  const cut = places === 0 ? whole : `${whole}.${fraction.slice(0, places).padEnd(places, '0')}`
  return /^-0+(\.0*)?$/.test(cut) ? cut.slice(1) : cut
}

/** `1234.509` in English: `₱1,234.50` in pesos, `¥1,234` in yen. */
export function formatMoney({ amount, currency }: MoneyShown, locale: string): string {
  // Intl reads decimal text exactly; its type for it is narrower than what it takes.
  return moneyFormatter(locale, currency).format(truncateAmount({ amount, currency }) as Intl.StringNumericLiteral)
}

/** The same width in stars: every digit of the amount becomes one. */
export function maskMoney(money: MoneyShown, locale: string): string {
  return formatMoney(money, locale).replace(/\d/g, MASK)
}

/** A kick-off or the end of maintenance: month and day, hour and minute. Source: product specification 2 (MM/DD HH:mm). */
export function formatTime(isoTime: string, locale: string, zone: string): string {
  return new Intl.DateTimeFormat(localesOf(locale), {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(new Date(isoTime))
}

/** What a zone's clocks at that moment are called, for example GMT+8. */
export function zoneName(isoTime: string, locale: string, zone: string): string {
  const format = new Intl.DateTimeFormat(localesOf(locale), { timeZone: zone, timeZoneName: 'short' })
  return format.formatToParts(new Date(isoTime)).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** A day in words, for announcements. */
export function formatDay(isoTime: string, locale: string, zone: string): string {
  const shape = { year: 'numeric', month: 'short', day: 'numeric', timeZone: zone } as const
  return new Intl.DateTimeFormat(localesOf(locale), shape).format(new Date(isoTime))
}

/** A moment of this device's day; of another day with its date. `now` is a moment too. */
export function formatMoment(moment: number, locale: string, now = Date.now()): string {
  const ofToday = new Date(moment).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(localesOf(locale), {
    hour: '2-digit',
    minute: '2-digit',
    ...(!ofToday && { month: 'short', day: 'numeric' }),
  }).format(moment)
}
