/** A country as the reader calls it; its code where his browser knows no names. */
export function countryName(code: string, locale: string): string {
  // Safari below 14.1 has none.
  if (!('DisplayNames' in Intl)) return code
  try {
    return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
