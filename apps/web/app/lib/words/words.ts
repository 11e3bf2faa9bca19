import { setupI18n } from '@lingui/core'
import type { I18n, Messages } from '@lingui/core'

import { localesOf } from './format.ts'

/** Where the words of the page's language are. The server says it, so that no browser carries a list of all languages. */
export interface WordFiles {
  /** Those that the page which comes from the server says. */
  first: string[]
  /** The rest of those that any page may say. */
  rest: string
  /** By capability, those that come with its pages. */
  others: Record<string, string>
}

/** Nothing said yet. Figures and plural forms are those of the locale, as far as this browser knows it. */
export function newWords(locale: string): I18n {
  return setupI18n({ locale, locales: localesOf(locale), messages: { [locale]: {} } })
}

let here: { words: I18n; files: WordFiles } | null = null
let whole: Promise<void> | null = null

/** The words of this browser, with those of its first page. */
export async function openWords(locale: string, files: WordFiles, capabilities: readonly string[]): Promise<I18n> {
  const words = newWords(locale)
  await Promise.all([
    add(words, [...files.first, ...ownFiles(files, capabilities)]),
    'PluralRules' in Intl ? null : import('./plural-rules.ts').then(({ teachPluralRules }) => teachPluralRules()),
  ])
  here = { words, files }
  return words
}

/** Loads what the first page did not need: before anything else is drawn. */
export async function wholeWords(): Promise<void> {
  if (!here) return
  whole ??= add(here.words, [here.files.rest])
  try {
    await whole
  } catch (error) {
    whole = null
    throw error
  }
}

/** Loads the words of a page that is about to open. The server has them already. */
export async function addPageWords(capabilities: readonly string[]): Promise<void> {
  if (!here) return
  const { words, files } = here
  await Promise.all([wholeWords(), add(words, ownFiles(files, capabilities))])
}

const ownFiles = ({ others }: WordFiles, capabilities: readonly string[]) =>
  capabilities.flatMap((capability) => others[capability] ?? [])

/** Quietly: `load` would draw everything anew, and nothing that stands says any of these. */
async function add(words: I18n, files: string[]): Promise<void> {
  for (const messages of await Promise.all(files.map(load))) Object.assign(words.messages, messages)
}

async function load(file: string): Promise<Messages> {
  // A file of words, by the server's word: it holds nothing else.
  const { messages } = (await import(/* @vite-ignore */ file)) as { messages: Messages }
  return messages
}
