import * as z from 'zod/mini'

import { parseJson } from '../../lib/calls/json.ts'
import { deviceStorage, readStored } from '../../lib/browser/storage.ts'
import { KINDS } from './search-entry.ts'
import type { SearchEntry } from './search-entry.ts'

const RECENT_KEY = 'ANTE_RECENT_SEARCHES'
const INDEX_KEY = 'ANTE_SEARCH_INDEX'
const MAX_RECENT = 5

const Recent = z.array(z.string())
const Index = z.object({
  language: z.string(),
  entries: z.array(
    z.object({ kind: z.enum(KINDS), name: z.string(), note: z.string(), to: z.string(), picture: z.string() }),
  ),
})

/** Returns the texts of the last searches that led somewhere, newest first. */
export const recentSearches = (): string[] => stored(RECENT_KEY, Recent) ?? []

/** Adds a search; a repeated one moves to the front. Returns the new list. */
export function addRecentSearch(text: string): string[] {
  const otherSearches = recentSearches().filter((recentSearch) => recentSearch !== text)
  const next = [text, ...otherSearches].slice(0, MAX_RECENT)
  deviceStorage.set(RECENT_KEY, JSON.stringify(next))
  return next
}

export const clearRecentSearches = (): void => deviceStorage.remove(RECENT_KEY)

/** Returns the last complete index of this device in this language, for a search without a connection. */
export function storedIndex(language: string): SearchEntry[] | null {
  const index = stored(INDEX_KEY, Index)
  return index?.language === language ? index.entries : null
}

export function storeIndex(language: string, entries: readonly SearchEntry[]): void {
  deviceStorage.set(INDEX_KEY, JSON.stringify({ language, entries }))
}

function stored<Schema extends z.ZodMiniType>(key: string, schema: Schema): z.output<Schema> | null {
  return readStored(deviceStorage, key, (text) => schema.safeParse(parseJson(text)).data ?? null)
}
