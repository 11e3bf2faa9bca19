import { setupI18n } from '@lingui/core'
import type { I18n, Messages } from '@lingui/core'

import { localesOf } from './format.ts'

/**
 * Where the words of the page's language are: those that every page needs, and by capability those that come with a page.
 * The server says it, so that no browser carries a list of all languages.
 */
export interface WordFiles {
  first: string
  others: Record<string, string>
}

/** Nothing said yet. Figures and plural forms are those of the locale, as far as this browser knows it. */
export function newWords(locale: string): I18n {
  return setupI18n({ locale, locales: localesOf(locale), messages: { [locale]: {} } })
}

let here: { words: I18n; files: WordFiles } | null = null

/** The words of this browser, with those of its first page. */
export async function openWords(locale: string, files: WordFiles, capabilities: readonly string[]): Promise<I18n> {
  const words = newWords(locale)
  here = { words, files }
  const [messages] = await Promise.all([
    load(files.first),
    'PluralRules' in Intl ? null : import('./plural-rules.ts').then(({ teachPluralRules }) => teachPluralRules()),
  ])
  words.load(locale, messages)
  await addPageWords(capabilities)
  return words
}

/** Loads the words of a page that is about to open. The server has them already. */
export async function addPageWords(capabilities: readonly string[]): Promise<void> {
  if (!here) return
  const { words, files } = here
  const own = capabilities.flatMap((capability) => files.others[capability] ?? [])
  for (const messages of await Promise.all(own.map(load))) words.load(words.locale, messages)
}

async function load(file: string): Promise<Messages> {
  // A file of words, by the server's word: it holds nothing else.
  const { messages } = (await import(/* @vite-ignore */ file)) as { messages: Messages }
  return messages
}
