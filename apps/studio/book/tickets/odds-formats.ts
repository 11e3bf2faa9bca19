import { PRICE_UNIT } from '../markets/market.ts'

export const oddsFormats = ['decimal', 'fraction', 'american', 'hong-kong', 'malay', 'indonesian'] as const
export type OddsFormat = (typeof oddsFormats)[number]

const DECIMALS = 2
const MINUS = '\u2212'

const formatters: Readonly<Record<OddsFormat, (gain: number) => string>> = {
  decimal: (gain) => decimals(gain + PRICE_UNIT, PRICE_UNIT),
  fraction: fractionText,
  american: (gain) =>
    gain >= PRICE_UNIT
      ? `+${roundedDivision(100 * gain, PRICE_UNIT)}`
      : `${MINUS}${roundedDivision(100 * PRICE_UNIT, gain)}`,
  'hong-kong': (gain) => decimals(gain, PRICE_UNIT),
  malay: (gain) => (gain <= PRICE_UNIT ? decimals(gain, PRICE_UNIT) : MINUS + decimals(PRICE_UNIT, gain)),
  indonesian: (gain) => (gain >= PRICE_UNIT ? decimals(gain, PRICE_UNIT) : MINUS + decimals(PRICE_UNIT, gain)),
}

/** Formats a price in thousandths. Only the display differs: payouts always use the decimal price. */
export const oddsText = (price: number, format: OddsFormat): string => formatters[format](price - PRICE_UNIT)

/** The net gain per stake as a reduced fraction: 1.85 is 17/20. */
function fractionText(gain: number): string {
  let [divisor, remainder] = [gain, PRICE_UNIT]
  while (remainder > 0) [divisor, remainder] = [remainder, divisor % remainder]
  return `${gain / divisor}/${PRICE_UNIT / divisor}`
}

/** Rounds half up, as is usual for these formats. */
const roundedDivision = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))

function decimals(numerator: number, denominator: number): string {
  const digits = String(roundedDivision(numerator * 10 ** DECIMALS, denominator)).padStart(DECIMALS + 1, '0')
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}
