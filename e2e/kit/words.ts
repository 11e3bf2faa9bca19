import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TRANSLATIONS = join(import.meta.dirname, '..', '..', 'apps', 'web', 'translations')

/** Says an English sentence of the app as a player of this language reads it. */
export type Say = (english: string) => string

export function wordsOf(language: string): Say {
  if (language === 'en') return (english) => english
  // Two catalogues may say the same sentence, and one of them have it untranslated.
  const words = new Map(
    catalogues(language)
      .flatMap(entriesOf)
      .filter(([, said]) => said !== ''),
  )
  // What nobody has translated yet is said in English, by the app as well.
  return (english) => isolateValues(language, words.get(english) ?? english)
}

/** Sentences of languages written from right to left isolate their values, as `lib/words/isolate-values.ts` says. */
const isolateValues = (language: string, message: string) =>
  RIGHT_TO_LEFT.includes(language) ? message.replace(/\{\w+\}/g, '\u2068$&\u2069') : message
const RIGHT_TO_LEFT = ['ar', 'fa', 'ur']

function catalogues(language: string): string[] {
  const folder = join(TRANSLATIONS, language)
  const names = readdirSync(folder).filter((name) => name.endsWith('.po'))
  return names.map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** Entries of a PO file: a quoted text may go on over several lines. */
function entriesOf(catalogue: string): [string, string][] {
  const entry = /^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm
  return [...catalogue.matchAll(entry)].map(([, english = '', said = '']) => [unquoted(english), unquoted(said)])
}

const unquoted = (text: string) =>
  [...text.matchAll(/"(.*)"/g)].map(([quoted]) => JSON.parse(quoted) as string).join('')
