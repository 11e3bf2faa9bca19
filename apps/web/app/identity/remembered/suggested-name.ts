import { tabStorage } from '../../lib/browser/storage.ts'

const KEY = 'loginName'

/** Prefills the login with a name that its owner has just confirmed. */
export function suggestName(name: string): void {
  tabStorage.set(KEY, name)
}

/** Returns the name to prefill, once. */
export function takeSuggestedName(): string | null {
  const name = tabStorage.get(KEY)
  tabStorage.remove(KEY)
  return name
}
