import { numberFormat } from './formatters.ts'

const PERCENT = 100
/** Maximum number of decimals: probabilities of prizes have up to four, rates up to three. */
const PLACES = 4

/** Formats `0.6` percent in the reader's language: `0.6%`. */
export function formatPercent(rate: string | number, locale: string): string {
  const shape = { style: 'percent', maximumFractionDigits: PLACES } as const
  return numberFormat(locale, shape).format(Number(rate) / PERCENT)
}
