import { localesOf } from './format.ts'

const PERCENT = 100
/** A rate has at most thousandths of a percent. */
const PLACES = 3

/** Formats `0.6` percent in the reader's language. */
export function percentText(rate: string, locale: string): string {
  const shape = { style: 'percent', maximumFractionDigits: PLACES } as const
  return new Intl.NumberFormat(localesOf(locale), shape).format(Number(rate) / PERCENT)
}
