import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TRANSLATIONS = join(import.meta.dirname, '..', '..', 'apps', 'web', 'translations')

/** Translates an English sentence of the app into a language. */
export type Translate = (english: string) => string

export function translatorOf(language: string): Translate {
  if (language === 'en') return (english) => english
  // Empty translations are ignored: another catalogue may contain the same message with its translation.
  const texts = new Map(
    catalogues(language)
      .flatMap(entriesOf)
      .filter(([, input]) => input !== ''),
  )
  // A missing translation is replaced by the English text, as in the app.
  return (english) => isolateValues(language, texts.get(english) ?? english)
}

/** Messages of right-to-left languages isolate their values; see `lib/i18n/isolate-values.ts`. */
const isolateValues = (language: string, message: string) =>
  RIGHT_TO_LEFT.includes(language) ? message.replace(/\{\w+\}/g, '\u2068$&\u2069') : message
const RIGHT_TO_LEFT = ['ar', 'fa', 'ur']

function catalogues(language: string): string[] {
  const folder = join(TRANSLATIONS, language)
  const names = readdirSync(folder).filter((name) => name.endsWith('.po'))
  return names.map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** Returns the entries of a PO file: a quoted text may continue over several lines. */
function entriesOf(catalogue: string): [string, string][] {
  const entry = /^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm
  return [...catalogue.matchAll(entry)].map(([, english = '', input = '']) => [unquoted(english), unquoted(input)])
}

const unquoted = (text: string) =>
  [...text.matchAll(/"(.*)"/g)].map(([quoted]) => JSON.parse(quoted) as string).join('')
