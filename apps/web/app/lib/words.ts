import { setupI18n } from '@lingui/core'
import type { I18n, Messages } from '@lingui/core'

type Catalogue = { messages: Messages }

/** The catalogues that the first load brings; the others come with the pages of their capability. */
const FIRST_CAPABILITIES = ['ui', 'shell', 'merchant', 'messaging', 'catalogue', 'wallet']

const catalogues: Record<string, () => Promise<Catalogue>> = import.meta.glob<Catalogue>('../../translations/*/*.po')

const addressOf = (locale: string, capability: string) => `../../translations/${locale}/${capability}.po`

/**
 * The words of one page, in one language. Each has its own: a shared one would mix the languages on the server. Where two
 * catalogues say the same sentence, the later one counts, on the server as in the browser.
 */
export async function createWords(locale: string, capabilities: readonly string[]): Promise<I18n> {
  const words = setupI18n({ locale, messages: { [locale]: {} } })
  const names = [...new Set([...FIRST_CAPABILITIES, ...capabilities])]
  for (const messages of await Promise.all(names.map((name) => messagesOf(locale, name)))) words.load(locale, messages)
  return words
}

/** Empty for a capability without words: it has no catalogue. */
async function messagesOf(locale: string, capability: string): Promise<Messages> {
  const load = catalogues[addressOf(locale, capability)]
  return load ? (await load()).messages : {}
}

/** The words of the page that stands in this browser. */
let wordsHere: I18n | null = null

export function keepWords(words: I18n): void {
  wordsHere = words
}

/** Loads the words of a page that is about to open. The server has them already. */
export async function addPageWords(capabilities: readonly string[]): Promise<void> {
  const words = wordsHere
  if (!words) return
  const added = await Promise.all(capabilities.map((capability) => messagesOf(words.locale, capability)))
  for (const messages of added) words.load(words.locale, messages)
}
