/** All parameters are text. The router's default parser would turn an id into a number. */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))

/** Writes the parameters that have a value; an empty text without any. */
export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
