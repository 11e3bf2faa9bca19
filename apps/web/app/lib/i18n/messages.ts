import { setupI18n } from '@lingui/core'
import type { I18n, Messages } from '@lingui/core'

import { localesOf } from './formatters.ts'

/**
 * URLs of the message files of the page's language. The server sends them, so that no browser loads a list of all
 * languages.
 */
export interface MessageFiles {
  /** Files with the messages of the server-rendered page. */
  first: string[]
  /** File with the remaining messages that any page may use. */
  rest: string
  /** Files that are loaded with the pages of a capability, by capability. */
  others: Record<string, string>
}

/** Creates an empty catalogue. Digits and plural forms are those of the locale, as far as this browser supports it. */
export function createI18n(locale: string): I18n {
  return setupI18n({ locale, locales: localesOf(locale), messages: { [locale]: {} } })
}

let activated: { texts: I18n; files: MessageFiles } | null = null
let remainingMessages: Promise<void> | null = null

/** Creates the browser's catalogue with the messages of its first page. */
export async function activateMessages(
  locale: string,
  files: MessageFiles,
  capabilities: readonly string[],
): Promise<I18n> {
  const i18n = createI18n(locale)
  await Promise.all([
    addMessages(i18n, [...files.first, ...filesOf(files, capabilities)]),
    'PluralRules' in Intl ? null : import('./plural-rules.ts').then(({ installPluralRules }) => installPluralRules()),
  ])
  activated = { texts: i18n, files }
  return i18n
}

/** Loads the messages that the first page did not need, before anything else is rendered. */
export async function loadRemainingMessages(): Promise<void> {
  if (!activated) return
  remainingMessages ??= addMessages(activated.texts, [activated.files.rest])
  try {
    await remainingMessages
  } catch (error) {
    remainingMessages = null
    throw error
  }
}

/** Loads the messages of a page before it opens. The server has them already. */
export async function loadPageMessages(capabilities: readonly string[]): Promise<void> {
  if (!activated) return
  const { texts: i18n, files } = activated
  await Promise.all([loadRemainingMessages(), addMessages(i18n, filesOf(files, capabilities))])
}

const filesOf = ({ others }: MessageFiles, capabilities: readonly string[]) =>
  capabilities.flatMap((capability) => others[capability] ?? [])

/**
 * Adds messages without a re-render: `load` would re-render everything, and no shown component uses these messages.
 */
async function addMessages(i18n: I18n, files: string[]): Promise<void> {
  for (const messages of await Promise.all(files.map(loadMessages))) Object.assign(i18n.messages, messages)
}

async function loadMessages(file: string): Promise<Messages> {
  // The cast is safe, because the server lists only message files here.
  const { messages } = (await import(/* @vite-ignore */ file)) as { messages: Messages }
  return messages
}
