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

export const textOf = ({ path, search, hash }: Address): string => path + search + hash
