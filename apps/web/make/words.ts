import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin } from 'vite'

import { FIRST_WORDS } from '../app/lib/first-words.ts'

const TRANSLATIONS = join(import.meta.dirname, '../translations')
/** Stands beside a language's catalogues as if it were a file: what every page needs of them. */
const GATHERED = 'words.js'

/** The files of words: one a language for every page, and one a language and capability for the others. */
export function wordInputs(): Record<string, string> {
  return Object.fromEntries(
    locales().flatMap((locale) => [
      [`words-${locale}`, join(TRANSLATIONS, locale, GATHERED)] as const,
      ...catalogues(locale)
        .filter((name) => !FIRST_WORDS.includes(name))
        .map((name) => [`words-${locale}-${name}`, join(TRANSLATIONS, locale, `${name}.po`)] as const),
    ]),
  )
}

const locales = () =>
  readdirSync(TRANSLATIONS, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

const catalogues = (locale: string) => readdirSync(join(TRANSLATIONS, locale)).map((file) => file.replace(/\.po$/, ''))

/** Gathers the catalogues that every page needs into one file a language. */
export function gatherWords(): Plugin {
  const isGathered = (id: string) => id.startsWith(TRANSLATIONS) && id.endsWith(`/${GATHERED}`)
  return {
    name: 'ante:gather-words',
    resolveId: (id) => (isGathered(id) ? id : null),
    load: (id) => (isGathered(id) ? gatheredFrom(join(id, '..')) : null),
  }
}

function gatheredFrom(folder: string): string {
  const names = FIRST_WORDS.filter((name) => existsSync(join(folder, `${name}.po`)))
  return [
    ...names.map((name) => `import { messages as ${name} } from './${name}.po'`),
    // Where two say the same sentence, the later one counts.
    `export const messages = Object.assign({}, ${names.join(', ')})`,
  ].join('\n')
}
