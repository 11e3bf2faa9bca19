import type { I18n, Messages } from '@lingui/core'

import { FIRST_WORDS } from './first-words.ts'
import { newWords } from './words.ts'

type Catalogue = { messages: Messages }

const catalogues: Record<string, () => Promise<Catalogue>> = import.meta.glob<Catalogue>('../../translations/*/*.po')

/**
 * The words of one page, in one language. Each has its own: a shared one would mix the languages. Where two catalogues say
 * the same sentence, the later one counts, as in the browser.
 */
export async function createWords(locale: string, capabilities: readonly string[]): Promise<I18n> {
  const names = [...new Set([...FIRST_WORDS, ...capabilities])]
  const words = newWords(locale)
  for (const messages of await Promise.all(names.map((name) => messagesOf(locale, name)))) words.load(locale, messages)
  return words
}

/** Empty for a capability without words: it has no catalogue. */
async function messagesOf(locale: string, capability: string): Promise<Messages> {
  const load = catalogues[`../../translations/${locale}/${capability}.po`]
  return load ? (await load()).messages : {}
}
