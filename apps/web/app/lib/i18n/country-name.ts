import { Formatters } from './formatters.ts'

const names = new Formatters((locales, shape: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locales, shape))

/** Returns the name of a country in the reader's language; its code if the browser has no names. */
export function countryName(code: string, locale: string): string {
  // Missing in Safari below 14.1.
  if (!('DisplayNames' in Intl)) return code
  try {
    return names.of(locale, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
