import { tabStorage } from '../../lib/browser/storage.ts'

const KEY = 'loginName'

/** Has the login filled in with a name that somebody has just shown to be his. */
export function suggestName(name: string): void {
  tabStorage.set(KEY, name)
}

/** The name to fill in, asked for once. */
export function takeSuggestedName(): string | null {
  const name = tabStorage.get(KEY)
  tabStorage.remove(KEY)
  return name
}
