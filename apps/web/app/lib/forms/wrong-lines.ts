import { parseJson } from '../calls/json.ts'
import { tabStorage } from '../browser/storage.ts'

const KEY = 'wrongLines'

/** Notes which lines of a form stand there as wrong, for the same page after it is loaded anew. */
export function noteWrongLines(names: readonly string[]): void {
  if (names.length > 0) tabStorage.set(KEY, JSON.stringify({ path: location.pathname, names }))
  else tabStorage.remove(KEY)
}

/** The lines that were wrong when this page was loaded anew, as for another language; told once. */
export function takeWrongLines(): readonly string[] {
  const text = tabStorage.get(KEY)
  if (text === null) return []
  tabStorage.remove(KEY)
  const noted = parseJson(text)
  if (!wasReloaded() || typeof noted !== 'object' || noted === null) return []
  const { path, names } = Object.fromEntries(Object.entries(noted))
  return path === location.pathname && Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

const wasReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')
