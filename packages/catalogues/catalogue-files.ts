import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { formatter } from '@lingui/format-po'

/** The language in which texts are written first. */
export const SOURCE_LOCALE = 'en'

type Format = ReturnType<typeof formatter>
/** Messages by id: each with its English, what tells it apart from others alike (`context`), and its translation. */
export type Catalogue = Awaited<ReturnType<Format['parse']>>
type Entry = Catalogue[string]

/** The texts of an app, as translators and checks read them. */
export interface Catalogues {
  /** Where a text stands, for translators: `messaging`, `games/dice`. */
  place(name: string): string
  names(): string[]
  /** The locales that have catalogues. */
  locales(): string[]
  /** What the app says now, in English. */
  english(name: string): Promise<Catalogue>
  /** Empty where there is no such catalogue. */
  read(locale: string, name: string): Promise<Catalogue>
  write(locale: string, name: string, catalogue: Catalogue): Promise<void>
}

const format = formatter({ lineNumbers: false, origins: false })

/** The catalogues of a folder: `<locale>/<name>.po`, in the format of Lingui's own extraction. */
export function catalogueFiles(folder: string): Pick<Catalogues, 'locales' | 'read' | 'write'> {
  const fileOf = (locale: string, name: string) => join(folder, locale, `${name}.po`)
  return {
    locales: () =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name),
    read: async (locale, name) => {
      const file = fileOf(locale, name)
      return existsSync(file) ? format.parse(readFileSync(file, 'utf8'), contextOf(locale, file)) : {}
    },
    write: async (locale, name, catalogue) => {
      const file = fileOf(locale, name)
      const existing = existsSync(file) ? readFileSync(file, 'utf8') : undefined
      // The head of a file stays as it was.
      const text = await format.serialize(catalogue, { ...contextOf(locale, file), existing })
      mkdirSync(dirname(file), { recursive: true })
      if (text !== existing) writeFileSync(file, text)
    },
  }
}

/** What translators know a message by: the English, and what tells two alike apart. */
export const keyOf = ({ message = '', context }: Entry) => (context ? `${context}: ${message}` : message)

const contextOf = (locale: string, filename: string) => ({ locale, sourceLocale: SOURCE_LOCALE, filename })
