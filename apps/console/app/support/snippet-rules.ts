import { ACCOUNT_PLACEHOLDER } from '@ante/contract/console/support-settings.ts'
import type { Snippet } from '@ante/contract/console/support-settings.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

/** What a person types after `/` at the cursor. */
export interface SnippetQuery {
  /** Offset of the `/` in the text. */
  from: number
  typed: string
}

/** Returns the beginning of a snippet before the cursor: `/` at the start of a word, and letters after it. */
export function snippetQueryAt(text: string, cursor: number): SnippetQuery | null {
  const [, before, typed] = /(^|.*\s)\/([a-z0-9-]*)$/s.exec(text.slice(0, cursor).toLowerCase()) ?? []
  return before === undefined || typed === undefined ? null : { from: before.length, typed }
}

/** Maximum number of offered snippets. */
const OFFERED = 8

/** Returns the snippets that begin with the typed letters, then those that contain them; first in the player's language. */
export function offeredSnippets(
  snippets: readonly Snippet[],
  typed: string,
  language: Language | null,
): readonly Snippet[] {
  const rankOf = ({ code, language: own }: Snippet) => (own === language ? 0 : 2) + (code.startsWith(typed) ? 0 : 1)
  return snippets
    .filter(({ code, text }) => code.includes(typed) || (typed.length > 2 && text.toLowerCase().includes(typed)))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || (one.code < other.code ? -1 : 1))
    .slice(0, OFFERED)
}

interface Inserted {
  text: string
  /** Offset of the cursor behind the inserted text. */
  cursor: number
}

/** Replaces what was typed by the snippet, with the player's account; a visitor has none. */
export function withSnippet(
  text: string,
  { from, typed }: SnippetQuery,
  { snippet, account }: { snippet: Pick<Snippet, 'text'>; account: string | null },
): Inserted {
  const inserted = filledIn(snippet.text, account)
  const before = text.slice(0, from)
  return { text: `${before}${inserted}${text.slice(from + 1 + typed.length)}`, cursor: before.length + inserted.length }
}

/** Without an account, a blank before the placeholder goes with it: "Hello {account}," becomes "Hello,". */
const filledIn = (text: string, account: string | null): string =>
  account === null
    ? text.replaceAll(` ${ACCOUNT_PLACEHOLDER}`, '').replaceAll(ACCOUNT_PLACEHOLDER, '')
    : text.replaceAll(ACCOUNT_PLACEHOLDER, () => account)
