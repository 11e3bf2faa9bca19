import type { DrawBelow } from '../../studio/maths/draw-below.ts'

/** One part in so many of each stake goes to the merchant's jackpot. */
export const JACKPOT_PART = 50n

/**
 * A stake of so many cents would win the jackpot for certain; each smaller one has its share of that chance. So every
 * cent that is staked has the same part in it, however it is bet.
 */
export const JACKPOT_ODDS_CENTS = 2_000_000_000

export function contributionCents(stakeCents: bigint): bigint {
  return stakeCents / JACKPOT_PART
}

export function winsJackpot(drawBelow: DrawBelow, stakeCents: bigint): boolean {
  return BigInt(drawBelow(JACKPOT_ODDS_CENTS)) < stakeCents
}
