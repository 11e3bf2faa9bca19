import { PRICE_UNIT } from '../markets/market.ts'

export const oddsFormats = ['decimal', 'fraction', 'american', 'hong-kong', 'malay', 'indonesian'] as const
export type OddsFormat = (typeof oddsFormats)[number]

const DECIMALS = 2
const MINUS = '\u2212'

const formatters: Readonly<Record<OddsFormat, (gain: number) => string>> = {
  decimal: (gain) => decimals(gain + PRICE_UNIT, PRICE_UNIT),
  fraction: fractionText,
  american: (gain) =>
    gain >= PRICE_UNIT ? `+${whole(100 * gain, PRICE_UNIT)}` : `${MINUS}${whole(100 * PRICE_UNIT, gain)}`,
  'hong-kong': (gain) => decimals(gain, PRICE_UNIT),
  malay: (gain) => (gain <= PRICE_UNIT ? decimals(gain, PRICE_UNIT) : MINUS + decimals(PRICE_UNIT, gain)),
  indonesian: (gain) => (gain >= PRICE_UNIT ? decimals(gain, PRICE_UNIT) : MINUS + decimals(PRICE_UNIT, gain)),
}

/** Formats a price in thousandths. Only the display differs: payouts always use the decimal price. */
export const oddsText = (price: number, format: OddsFormat): string => formatters[format](price - PRICE_UNIT)

/** The net gain per stake as a reduced fraction: 1.85 is 17/20. */
function fractionText(gain: number): string {
  let [divisor, rest] = [gain, PRICE_UNIT]
  while (rest > 0) [divisor, rest] = [rest, divisor % rest]
  return `${gain / divisor}/${PRICE_UNIT / divisor}`
}

/** Rounds half up, as is usual for these formats. */
const whole = (over: number, under: number): number => Math.floor((2 * over + under) / (2 * under))

function decimals(over: number, under: number): string {
  const digits = String(whole(over * 10 ** DECIMALS, under)).padStart(DECIMALS + 1, '0')
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}
