import { setupI18n } from '@lingui/core'
import type { I18n, Messages } from '@lingui/core'

import { localesOf } from './formatters.ts'

/**
 * URLs of the message files of the page's language. The server sends them, so that no browser loads a list of all
 * languages.
 */
export interface TextFiles {
  /** Files with the messages of the server-rendered page. */
  first: string[]
  /** File with the remaining messages that any page may use. */
  rest: string
  /** Files that are loaded with the pages of a capability, by capability. */
  others: Record<string, string>
}

/** Creates an empty catalogue. Digits and plural forms are those of the locale, as far as this browser supports it. */
export function newTexts(locale: string): I18n {
  return setupI18n({ locale, locales: localesOf(locale), messages: { [locale]: {} } })
}

let activated: { texts: I18n; files: TextFiles } | null = null
let remainingTexts: Promise<void> | null = null

/** Creates the browser's catalogue with the messages of its first page. */
export async function openTexts(locale: string, files: TextFiles, capabilities: readonly string[]): Promise<I18n> {
  const i18n = newTexts(locale)
  await Promise.all([
    add(i18n, [...files.first, ...ownFiles(files, capabilities)]),
    'PluralRules' in Intl
      ? null
      : import('./plural-rules.ts').then(({ installPluralRules: teachPluralRules }) => teachPluralRules()),
  ])
  activated = { texts: i18n, files }
  return i18n
}

/** Loads the messages that the first page did not need, before anything else is rendered. */
export async function wholeTexts(): Promise<void> {
  if (!activated) return
  remainingTexts ??= add(activated.texts, [activated.files.rest])
  try {
    await remainingTexts
  } catch (error) {
    remainingTexts = null
    throw error
  }
}

/** Loads the messages of a page before it opens. The server has them already. */
export async function addPageTexts(capabilities: readonly string[]): Promise<void> {
  if (!activated) return
  const { texts: i18n, files } = activated
  await Promise.all([wholeTexts(), add(i18n, ownFiles(files, capabilities))])
}

const ownFiles = ({ others }: TextFiles, capabilities: readonly string[]) =>
  capabilities.flatMap((capability) => others[capability] ?? [])

/**
 * Adds messages without a re-render: `load` would re-render everything, and no shown component uses these messages.
 */
async function add(i18n: I18n, files: string[]): Promise<void> {
  for (const messages of await Promise.all(files.map(load))) Object.assign(i18n.messages, messages)
}

async function load(file: string): Promise<Messages> {
  // The server names only message files here, and they contain nothing else.
  const { messages } = (await import(/* @vite-ignore */ file)) as { messages: Messages }
  return messages
}
