/**
 * Money and dates as the reader's locale writes them. Amounts stay text from the wire to the eye: `Intl` takes decimal
 * text exactly, a number would lose digits above 15.
 */

/** What stands in place of each digit of a hidden balance. */
const MASK = '*'
/** Arabic readers of betting sites expect the digits that the games show, so that a balance reads alike everywhere. */
const DIGITS = 'latn'

interface MoneyShown {
  amount: string
  currency: string
}

const formatters = new Map<string, Intl.NumberFormat>()

function moneyFormatter(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: DIGITS,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  formatters.set(key, made)
  return made
}

/** Cuts decimal text to 2 places: never shows a cent that is not there. */
export function truncateCents(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const cents = fraction.slice(0, 2).padEnd(2, '0')
  const cut = `${whole}.${cents}`
  return /^-0+\.00$/.test(cut) ? cut.slice(1) : cut
}

/** `1234.509` pesos in English: `₱1,234.50`. */
export function formatMoney({ amount, currency }: MoneyShown, locale: string): string {
  // Intl reads decimal text exactly; its type for it is narrower than what it takes.
  return moneyFormatter(locale, currency).format(truncateCents(amount) as Intl.StringNumericLiteral)
}

/** The same width in stars: every digit of the amount becomes one. */
export function maskMoney(money: MoneyShown, locale: string): string {
  return formatMoney(money, locale).replace(/\d/g, MASK)
}

/** A kick-off: month and day, hour and minute, in the merchant's zone. Source: product specification 2 (MM/DD HH:mm). */
export function formatKickOff(isoTime: string, locale: string, zone: string): string {
  return new Intl.DateTimeFormat(locale, {
    numberingSystem: DIGITS,
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(new Date(isoTime))
}

/** A day in words, for announcements. */
export function formatDay(isoTime: string, locale: string, zone: string): string {
  return new Intl.DateTimeFormat(locale, { numberingSystem: DIGITS, dateStyle: 'medium', timeZone: zone }).format(
    new Date(isoTime),
  )
}
