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

/** In English where nobody has begun to translate it; empty for a capability without words, which has no catalogue. */
async function messagesOf(locale: string, capability: string): Promise<Messages> {
  const [own, english] = [locale, 'en'].map((one) => catalogues[`../../translations/${one}/${capability}.po`])
  const load = own ?? english
  return load ? (await load()).messages : {}
}
