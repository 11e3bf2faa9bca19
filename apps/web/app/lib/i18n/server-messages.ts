import type { I18n, Messages } from '@lingui/core'

import { SHARED_CATALOGUES } from './shared-catalogues.ts'
import { isolateValues } from './isolate-values.ts'
import { createI18n } from './messages.ts'

type Catalogue = { messages: Messages }

const catalogues: Record<string, () => Promise<Catalogue>> = import.meta.glob<Catalogue>('../../../translations/*/*.po')

/**
 * Returns the messages of one page in one language. Each page has its own instance: a shared one would mix the
 * languages. Where two catalogues contain the same message, the later one counts, as in the browser.
 */
export async function loadServerMessages(locale: string, capabilities: readonly string[]): Promise<I18n> {
  const names = [...new Set([...SHARED_CATALOGUES, ...capabilities])]
  const i18n = createI18n(locale)
  // English for catalogues without a translation; existing messages in the language take precedence.
  const foreign = names.filter((name) => !catalogues[addressOf(locale, name)])
  const files = [...foreign.map((name) => addressOf('en', name)), ...names.map((name) => addressOf(locale, name))]
  for (const messages of await Promise.all(files.map(messagesIn))) i18n.load(locale, isolateValues(locale, messages))
  return i18n
}

const addressOf = (locale: string, capability: string) => `../../../translations/${locale}/${capability}.po`

/** Returns the messages of a catalogue; empty for a capability without messages, which has no catalogue. */
async function messagesIn(file: string): Promise<Messages> {
  const load = catalogues[file]
  return load ? (await load()).messages : {}
}
