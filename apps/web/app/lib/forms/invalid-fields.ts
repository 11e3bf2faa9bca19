import { parseJson } from '../calls/json.ts'
import { tabStorage } from '../browser/storage.ts'

const KEY = 'wrongLines'

/** Stores the names of the invalid fields of a form, for the same page after a reload. */
export function storeInvalidFields(names: readonly string[]): void {
  if (names.length > 0) tabStorage.set(KEY, JSON.stringify({ path: location.pathname, names }))
  else tabStorage.remove(KEY)
}

/**
 * Returns the fields that were invalid when this page was reloaded, for example for another language; returns them only
 * once.
 */
export function consumeInvalidFields(): readonly string[] {
  const text = tabStorage.get(KEY)
  if (text === null) return []
  tabStorage.remove(KEY)
  const stored = parseJson(text)
  if (!wasReloaded() || typeof stored !== 'object' || stored === null) return []
  const { path, names } = Object.fromEntries(Object.entries(stored))
  return path === location.pathname && Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

const wasReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')
