import { i18n } from '@lingui/core'
import type { Messages } from '@lingui/core'

import { messages as english } from '../../translations/en.po'
import { SOURCE } from './locale.ts'

const KEY = 'ante-console-language'
const TAG = /([^/]+)\.po$/

/** Languages written from right to left, because not every browser reports the direction of a language. */
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

/** Loads the messages of each language; a file in `translations` adds a language. */
export const catalogues = new Map<string, () => Promise<Messages>>([
  [SOURCE, async () => english],
  ...Object.entries(
    import.meta.glob<{ messages: Messages }>(['../../translations/*.po', '!../../translations/en.po']),
  ).map(([path, load]): [string, () => Promise<Messages>] => [
    TAG.exec(path)?.[1] ?? path,
    async () => (await load()).messages,
  ]),
])

/** Returns the languages of the console, by their own names. */
export const languages = (): { tag: string; name: string }[] =>
  [...catalogues.keys()]
    .map((tag) => ({ tag, name: new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag }))
    .toSorted((one, other) => one.name.localeCompare(other.name))

/** Returns the first of the wanted languages that exists, also without its region; else the source language. */
function bestOf(preferred: readonly string[]): string {
  for (const tag of preferred) {
    if (catalogues.has(tag)) return tag
    const [base = tag] = tag.split('-')
    const near = [...catalogues.keys()].find((one) => one === base || one.split('-')[0] === base)
    if (near !== undefined) return near
  }
  return SOURCE
}

function directionOf(tag: string): 'ltr' | 'rtl' {
  const { language } = new Intl.Locale(tag)
  return RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'
}

function activate(tag: string, messages: Messages): void {
  // Added to the texts of screens that were loaded before.
  i18n.load(tag, messages)
  i18n.activate(tag)
  document.documentElement.lang = tag
  document.documentElement.dir = directionOf(tag)
}

/** Shows the language of the account; null for the one that this browser showed last, or prefers. */
export async function showLanguage(chosen: string | null): Promise<void> {
  const last = localStorage.getItem(KEY)
  const tag = bestOf([...(chosen === null ? [] : [chosen]), ...(last === null ? [] : [last]), ...navigator.languages])
  if (tag !== i18n.locale) {
    // Without the catalogue, for example offline, the console keeps its current language.
    const messages = await catalogues
      .get(tag)?.()
      .catch(() => null)
    if (!messages) return
    activate(tag, messages)
  }
  if (chosen !== null) localStorage.setItem(KEY, tag)
}

/** Shows the source language until another one is loaded. */
export const showSourceLanguage = (): void => activate(SOURCE, english)
