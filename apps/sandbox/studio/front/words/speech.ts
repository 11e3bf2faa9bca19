import type { Languages, StudioWords } from './words.ts'

const CENTS_DIGITS = 2
const WIRE_PLACES = 4

/** How the game talks to this player: words, and the numbers as they are written there. */
export interface Speech<Words extends StudioWords = StudioWords> {
  words: Words
  locale: string
  direction: 'ltr' | 'rtl'
  money(cents: bigint): string
  /** With its sign, also where it is a plus. */
  signedMoney(cents: bigint): string
  number(value: number): string
  percent(share: string): string
}

interface Tongue {
  language: keyof Languages<StudioWords>
  locale: string
  direction: 'ltr' | 'rtl'
}

const ENGLISH: Tongue = { language: 'english', locale: 'en', direction: 'ltr' }

/** The lobby names a language by its code; a browser's own tag will do too. */
const tongues: Record<string, Tongue> = {
  EN: ENGLISH,
  TY: { language: 'filipino', locale: 'fil', direction: 'ltr' },
  FIL: { language: 'filipino', locale: 'fil', direction: 'ltr' },
  AR: { language: 'arabic', locale: 'ar', direction: 'rtl' },
}

export function speechFor<Words extends StudioWords>(
  languages: Languages<Words>,
  { language: code, currency }: { language: string; currency: string },
): Speech<Words> {
  const { language, locale, direction } = tongues[code.toUpperCase().split(/[-_]/)[0] ?? ''] ?? ENGLISH
  const format = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: CENTS_DIGITS,
    maximumFractionDigits: CENTS_DIGITS,
  } as const
  const money = new Intl.NumberFormat(locale, format)
  const signed = new Intl.NumberFormat(locale, { ...format, signDisplay: 'exceptZero' })
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return {
    words: languages[language],
    locale,
    direction,
    money: (cents) => money.format(decimal(cents)),
    signedMoney: (cents) => signed.format(decimal(cents)),
    number: (value) => number.format(value),
    percent: (share) => percent.format(cutToPlaces(share, WIRE_PLACES)),
  }
}

/** For writing only: a number is exact to fifteen digits, and no amount here has more. */
function decimal(cents: bigint): number {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(CENTS_DIGITS + 1, '0')
  const text = `${digits.slice(0, -CENTS_DIGITS)}.${digits.slice(-CENTS_DIGITS)}`
  return Number(cents < 0n ? `-${text}` : text)
}

/** Cut off, so that a published share is never rounded up. */
function cutToPlaces(share: string, places: number): number {
  return Number(share.slice(0, share.indexOf('.') + 1 + places))
}
