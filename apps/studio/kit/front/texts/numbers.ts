import { decimalsOf } from '@ante/contract/kit/currency-decimals.ts'

const CENTS_DIGITS = 2
const WIRE_PLACES = 4

/** Number formats of a player's language and currency. */
export interface Numbers {
  locale: string
  money(cents: bigint): string
  /** Short form for chips: without zero cents, thousands abbreviated. */
  shortMoney(cents: bigint): string
  /** With its sign, including a plus. */
  signedMoney(cents: bigint): string
  number(value: number): string
  percent(share: string): string
}

export function numbersIn(locale: string, currency: string): Numbers {
  const format = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: CENTS_DIGITS,
    maximumFractionDigits: CENTS_DIGITS,
  } as const
  const money = new Intl.NumberFormat(locale, format)
  const signed = new Intl.NumberFormat(locale, { ...format, signDisplay: 'exceptZero' })
  const round = new Intl.NumberFormat(locale, { ...format, minimumFractionDigits: 0, notation: 'compact' })
  const options = { maximumFractionDigits: 0, minimumFractionDigits: 0 }
  const wholeMoney = new Intl.NumberFormat(locale, { ...format, ...options })
  const wholeSigned = new Intl.NumberFormat(locale, { ...format, ...options, signDisplay: 'exceptZero' })
  // In a currency without minor units, only a fraction that a game paid is shown with decimals.
  const isWhole = (cents: bigint) => decimalsOf(currency) === 0 && cents % 100n === 0n
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return {
    locale,
    money: (cents) => (isWhole(cents) ? wholeMoney : money).format(decimal(cents)),
    shortMoney: (cents) => (cents % 100n === 0n ? round : money).format(decimal(cents)),
    signedMoney: (cents) => (isWhole(cents) ? wholeSigned : signed).format(decimal(cents)),
    number: (value) => number.format(value),
    percent: (share) => percent.format(cutToPlaces(share, WIRE_PLACES)),
  }
}

/** For formatting only: a number is exact to fifteen digits, and no amount here has more. */
function decimal(cents: bigint): number {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(CENTS_DIGITS + 1, '0')
  const text = `${digits.slice(0, -CENTS_DIGITS)}.${digits.slice(-CENTS_DIGITS)}`
  return Number(cents < 0n ? `-${text}` : text)
}

/** Truncated, so that a published share is never rounded up. */
function cutToPlaces(share: string, places: number): number {
  return Number(share.slice(0, share.indexOf('.') + 1 + places))
}
