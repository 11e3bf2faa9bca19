/** One history entry. `path` has no trailing slash. */
export interface Address {
  path: string
  search: string
  hash: string
  /** Distinguishes two visits of the same address. */
  key: string
}

/** Parses an address of this app. */
export function addressOf(text: string, key: string): Address {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(text) ?? []
  return { path: path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/', search, hash, key }
}

/** Addresses of history entries whose page has changed them, by the entry's key. */
const changedTexts = new Map<string, string>()

/** Records that the page of a history entry has changed its address. */
export const addressChanged = (key: string, text: string): unknown => changedTexts.set(key, text)

/** Returns the text of an entry's address as its page left it. */
export const currentText = (address: Address): string => changedTexts.get(address.key) ?? textOf(address)

export const textOf = ({ path, search, hash }: Address): string => path + search + hash
