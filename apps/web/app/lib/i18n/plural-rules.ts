/**
 * Plural rules of the app's languages, for browsers without `Intl.PluralRules` (Safari has it since iOS 13). Loaded
 * only there. A test compares every rule with the built-in one.
 */
type Count = (count: number) => Intl.LDMLPluralRule

const oneOrOther: Count = (count) => (count === 1 ? 'one' : 'other')
const oneForZero: Count = (count) => (count <= 1 ? 'one' : 'other')
/** Millions take a preposition: "un millón de jugadores". */
const millionsApart =
  (count: Count): Count =>
  (n) =>
    n > 0 && n % 1_000_000 === 0 ? 'many' : count(n)

const filipino: Count = (count) => ((count <= 3 && count > 0) || ![4, 6, 9].includes(count % 10) ? 'one' : 'other')

const russian: Count = (count) => {
  const [last, lastTwo] = [count % 10, count % 100]
  if (last === 1 && lastTwo !== 11) return 'one'
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? 'few' : 'many'
}

const arabic: Count = (count) => {
  const lastTwo = count % 100
  if (count === 0) return 'zero'
  if (count === 1) return 'one'
  if (count === 2) return 'two'
  if (lastTwo >= 3 && lastTwo <= 10) return 'few'
  return lastTwo >= 11 ? 'many' : 'other'
}

/** Languages that are not listed have one form for every count. */
const rules = new Map<string, Count>([
  ...['en', 'ta', 'ne', 'ur', 'tr', 'kk', 'uz'].map((locale) => [locale, oneOrOther] as const),
  ...['hi', 'bn', 'fa'].map((locale) => [locale, oneForZero] as const),
  ['es', millionsApart(oneOrOther)],
  ['pt', millionsApart(oneForZero)],
  ['fr', millionsApart(oneForZero)],
  ['fil', filipino],
  ['ru', russian],
  ['ar', arabic],
])

export function pluralFormOf(locale: string, count: number): Intl.LDMLPluralRule {
  const [language = ''] = locale.split('-')
  return rules.get(language)?.(Math.abs(count)) ?? 'other'
}

/** The part of `Intl.PluralRules` that the messages use. */
class PluralRules {
  readonly #locale: string

  constructor(locales: string | readonly string[]) {
    this.#locale = (typeof locales === 'string' ? locales : locales[0]) ?? ''
  }

  select(count: number): Intl.LDMLPluralRule {
    return pluralFormOf(this.#locale, count)
  }
}

export function installPluralRules(): void {
  Object.assign(Intl, { PluralRules })
}
