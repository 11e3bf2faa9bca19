import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { formatter } from '@lingui/format-po'

/** What the components are written in. */
export const SOURCE_LOCALE = 'en'

type Format = ReturnType<typeof formatter>
export type Catalogue = Awaited<ReturnType<Format['parse']>>
type Entry = Catalogue[string]

const here = import.meta.dirname
const format = formatter({ lineNumbers: false, origins: false })

/** The locales that have catalogues. */
export function translatedLocales(): string[] {
  return readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** The capabilities that say something: each has a catalogue in every language. */
export function catalogueNames(): string[] {
  return readdirSync(join(here, SOURCE_LOCALE)).map((file) => file.replace(/\.po$/, ''))
}

/** Empty where there is no such file. */
export async function readCatalogue(locale: string, name: string): Promise<Catalogue> {
  const file = fileOf(locale, name)
  return existsSync(file) ? format.parse(readFileSync(file, 'utf8'), contextOf(locale, file)) : {}
}

/** Writes it as Lingui's own extraction would, its head as it was. */
export async function writeCatalogue(locale: string, name: string, catalogue: Catalogue): Promise<void> {
  const file = fileOf(locale, name)
  const existing = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const text = await format.serialize(catalogue, { ...contextOf(locale, file), existing })
  mkdirSync(dirname(file), { recursive: true })
  if (text !== existing) writeFileSync(file, text)
}

/** What translators know a message by: the English, and what tells two alike apart. */
export const keyOf = ({ message = '', context }: Entry) => (context ? `${context}: ${message}` : message)

const fileOf = (locale: string, name: string) => join(here, locale, `${name}.po`)
const contextOf = (locale: string, filename: string) => ({ locale, sourceLocale: SOURCE_LOCALE, filename })
