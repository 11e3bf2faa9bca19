import { languages as all, Language } from '@ante/contract/merchant/language.ts'

import { numbersIn } from './numbers.ts'
import type { Numbers } from './numbers.ts'

/**
 * A game's texts in one language, by flat names; `{blank}` is a placeholder, and a counted name ends with its plural
 * category.
 */
export type TextTable<Name extends string> = Readonly<Record<Name, string>>

/** English is the fallback; other languages are loaded on demand. */
export interface TextTables<Name extends string> {
  english: TextTable<Name>
  /** From the catalogue of the locale, in `translations`. */
  others(locale: string): Promise<{ table: OtherTable<NoInfer<Name>> }>
}

/** A counted text has the plural forms of its language. */
export type OtherTable<Name extends string> = Partial<
  TextTable<Name | `${Counted<Name>}_${'zero' | 'one' | 'two' | 'few' | 'many'}`>
>

type Blanks = Readonly<Record<string, string | number>>
/** Counted names: `seats` for `seats_one`, `seats_other`, … */
type Counted<Name extends string> = Name extends `${infer Stem}_other` ? Stem : never

/** Translator for this player: texts and number formats. */
export interface Translator<Name extends string> extends Numbers {
  direction: 'ltr' | 'rtl'
  t(name: Name, blanks?: Blanks): string
  /** Returns the plural form of a text for `count`, which also fills its `{count}`. */
  count(stem: Counted<Name>, count: number, blanks?: Blanks): string
  time(iso: string): string
}

/**
 * Returns the texts of one table, or of two combined, in the player's language as named by the lobby or the browser.
 */
export async function translatorIn<Name extends string, More extends string = never>(
  tables: TextTables<Name>,
  { language, currency }: { language: string; currency: string },
  more?: TextTables<More>,
): Promise<Translator<Name | More>> {
  const { locale, direction } = all[languageOf(language)]
  const [these, others] = await Promise.all([tableIn(tables, locale), more ? tableIn(more, locale) : {}])
  const namedTexts: NamedTexts = { ...these, ...others }
  const english: NamedTexts = { ...tables.english, ...more?.english }
  const numbers = numbersIn(locale, currency)
  const plural = new Intl.PluralRules(locale)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  const inEnglish = new Intl.PluralRules('en')
  return {
    ...numbers,
    direction,
    t: (name, blanks) => filled(namedTexts[name] ?? english[name] ?? '', blanks),
    count: (stem, count, blanks) => {
      const text =
        namedTexts[`${stem}_${plural.select(count)}`] ??
        namedTexts[`${stem}_other`] ??
        english[`${stem}_${inEnglish.select(count)}`]
      return filled(text ?? '', { ...blanks, count: numbers.number(count) })
    },
    time: (iso) => time.format(new Date(iso)),
  }
}

type NamedTexts = Readonly<Record<string, string | undefined>>

/** English is used when loading fails: texts never prevent a game from starting. */
async function tableIn<Name extends string>({ others }: TextTables<Name>, locale: string): Promise<OtherTable<Name>> {
  return locale === 'en' ? {} : (await others(locale).catch(() => ({ table: {} }))).table
}

/** Returns the language of a lobby's code, or of a browser's language tag. */
function languageOf(tag: string): Language {
  const code = Language.safeParse(tag.toUpperCase())
  if (code.success) return code.data
  const matchedLanguage = Language.options.find((language) => all[language].locale.toLowerCase() === tag.toLowerCase())
  if (matchedLanguage) return matchedLanguage
  const primaryTag = tag.toLowerCase().split('-')[0]
  return Language.options.find((language) => all[language].locale.toLowerCase().split('-')[0] === primaryTag) ?? 'EN'
}

function filled(text: string, blanks: Blanks = {}): string {
  return text.replace(/\{(\w+)\}/g, (blank, name: string) => String(blanks[name] ?? blank))
}
