import { latinDigits } from '@ante/contract/kit/digits.ts'

import { numberFormat } from './formatters.ts'

/** Separators of a locale's amounts. */
export interface AmountSeparators {
  group: string
  decimal: string
}

const SAMPLE = 12_345_678.9

/**
 * Returns the thousands and decimal separators of a locale; read off a sample, because older phones lack
 * `formatToParts`.
 */
export function amountSeparators(locale: string): AmountSeparators {
  const shape = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  const signs = numberFormat(locale, shape).format(SAMPLE).match(/\D/g) ?? []
  return { group: signs[0] ?? ',', decimal: signs[signs.length - 1] ?? '.' }
}

/** Equivalents that keyboards produce for the signs used with the digits 0 to 9. */
const PLAIN_SIGNS: Record<string, string> = {
  '٫': '.',
  '٬': ',',
  '،': ',',
  '，': ',',
  '．': '.',
  '。': '.',
  '−': '-',
  '－': '-',
}

/** Converts a text to the digits 0 to 9 and plain signs: keyboards of many languages produce their own. */
export const normalizeDigits = (text: string): string =>
  Array.from(latinDigits(text), (character) => PLAIN_SIGNS[character] ?? character).join('')
