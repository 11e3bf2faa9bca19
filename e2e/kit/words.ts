import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TRANSLATIONS = join(import.meta.dirname, '..', '..', 'apps', 'web', 'translations')

/** Says an English sentence of the app as a player of this language reads it. */
export type Say = (english: string) => string

export function wordsOf(language: string): Say {
  if (language === 'en') return (english) => english
  const words = new Map(catalogues(language).flatMap(entriesOf))
  return (english) => {
    const said = words.get(english)
    if (!said) throw new Error(`The app has no ${language} words for: ${english}`)
    return said
  }
}

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
