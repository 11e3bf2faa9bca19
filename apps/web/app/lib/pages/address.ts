/** One entry of the history. `path` has no slash at its end. */
export interface Address {
  path: string
  search: string
  hash: string
  /** Tells two visits of one address apart. */
  key: string
}

/** Takes an address of this app apart. */
export function addressOf(text: string, key: string): Address {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(text) ?? []
  return { path: path.length > 1 ? path.replace(/\/+$/, '') || '/' : '/', search, hash, key }
}

export const textOf = ({ path, search, hash }: Address): string => path + search + hash
