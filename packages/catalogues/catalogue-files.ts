import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { formatter } from '@lingui/format-po'

/** Source language of all texts. */
export const SOURCE_LOCALE = 'en'

type Format = ReturnType<typeof formatter>
/** Messages by id: each with its English text, its `context` that distinguishes equal texts, and its translation. */
export type Catalogue = Awaited<ReturnType<Format['parse']>>
type Entry = Catalogue[string]

/** Texts of an app, for translators and checks. */
export interface Catalogues {
  /** Location of a text, for translators: `messaging`, `games/dice`. */
  location(name: string): string
  names(): string[]
  /** The locales that have catalogues. */
  locales(): string[]
  /** Current English texts of the app. */
  english(name: string): Promise<Catalogue>
  /** Returns an empty catalogue if there is none. */
  read(locale: string, name: string): Promise<Catalogue>
  write(locale: string, name: string, catalogue: Catalogue): Promise<void>
}

const format = formatter({ lineNumbers: false, origins: false })

/** Returns the catalogues of a folder: `<locale>/<name>.po`, in the format of Lingui's own extraction. */
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
      // The header of a file is preserved.
      const text = await format.serialize(catalogue, { ...contextOf(locale, file), existing })
      mkdirSync(dirname(file), { recursive: true })
      if (text !== existing) writeFileSync(file, text)
    },
  }
}

/** Returns the key of a message for translators: the English text, and the context that distinguishes equal texts. */
export const keyOf = ({ message = '', context }: Entry) => (context ? `${context}: ${message}` : message)

const contextOf = (locale: string, filename: string) => ({ locale, sourceLocale: SOURCE_LOCALE, filename })
