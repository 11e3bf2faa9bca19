import { formatCount } from '../lib/i18n/format-count.ts'

/** Decimals of a multiplier, and the value from which it is written without any. */
const DECIMALS = 2
const WHOLE_FROM = 100
/** Tolerance for the rounding of division: 1.15 / 0.05 is 22.999999999999996. */
const ROUNDED = 1 + 8 * Number.EPSILON

/**
 * Returns the payout as a multiple of the stake, truncated: `×12.5`, `×1,250`. Null without a stake (a free bet), and
 * for a payout below it. Only displayed, so numbers are precise enough.
 */
export function multiplierText({ stake, payout }: { stake: string; payout: string }, locale: string): string | null {
  const ratio = Number(payout) / Number(stake)
  if (!Number.isFinite(ratio) || ratio < 1) return null
  const scale = ratio < WHOLE_FROM ? 10 ** DECIMALS : 1
  const cut = Math.floor(ratio * scale * ROUNDED) / scale
  return `\u2066×${formatCount(cut, locale)}\u2069`
}
