import { numberLocale } from '../lib/locale.ts'

/** Formats a percentage with two decimals: `96.50%`. Null becomes a dash. */
export const percentText = (percent: number | null): string =>
  percent === null
    ? '–'
    : new Intl.NumberFormat(numberLocale(), {
        style: 'percent',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }).format(percent / 100)
