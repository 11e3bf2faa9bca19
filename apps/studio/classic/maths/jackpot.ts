import type { DrawBelow } from '../../kit/maths/draw-below.ts'

/** The reciprocal of the share of each stake that is contributed to the merchant's jackpot. */
export const CONTRIBUTION_DIVISOR = 50n

/**
 * A stake of this amount would win the jackpot with certainty, and a smaller stake has a proportional chance: every
 * staked cent has the same chance, regardless of how stakes are split.
 */
export const JACKPOT_ODDS_CENTS = 2_000_000_000

export function contributionCents(stakeCents: bigint): bigint {
  return stakeCents / CONTRIBUTION_DIVISOR
}

export function winsJackpot(drawBelow: DrawBelow, stakeCents: bigint): boolean {
  return BigInt(drawBelow(JACKPOT_ODDS_CENTS)) < stakeCents
}
