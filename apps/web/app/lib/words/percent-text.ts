import { localesOf } from './format.ts'

const PERCENT = 100
/** A rate has no more places than thousandths of a percent. */
const PLACES = 3

/** `0.6` percent as the reader's language writes it. */
export function percentText(rate: string, locale: string): string {
  const shape = { style: 'percent', maximumFractionDigits: PLACES } as const
  return new Intl.NumberFormat(localesOf(locale), shape).format(Number(rate) / PERCENT)
}
