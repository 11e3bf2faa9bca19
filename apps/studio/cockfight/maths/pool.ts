import { SIDES } from './bout.ts'
import type { Side, Spot } from './bout.ts'

/** Percentage of each decided pool that the house keeps. */
export const TAKEOUT_PERCENT = 5n
/** Payout of a winning bet on the draw, in stakes: eight to one. Bets on the draw are not part of the pool. */
const DRAW_TIMES = 9n
/** Unit of odds: a hundredth. Odds are truncated to it, so that stakes in whole currency units pay whole cents. */
const ODDS_SCALE = 100n
/** A winning bet never pays less than its stake. */
const MIN_ODDS = ODDS_SCALE
/** At whole multiples of this number of cents every bet pays whole cents. */
export const GRAIN_CENTS = 100n

/** Amounts on each side, in cents: the players' stakes, and the seed of the house. */
export interface Pool {
  staked: Record<Side, bigint>
  seed: bigint
}

const stakes = ({ staked, seed }: Pool, side: Side): bigint => staked[side] + seed

/** Returns the payout per staked unit on a side, in hundredths, truncated; null while a side is empty. */
export function oddsOf(pool: Pool, side: Side): bigint | null {
  if (SIDES.some((candidate) => stakes(pool, candidate) === 0n)) return null
  const poolTotal = stakes(pool, 'meron') + stakes(pool, 'wala')
  const odds = (poolTotal * (100n - TAKEOUT_PERCENT)) / stakes(pool, side)
  return odds > MIN_ODDS ? odds : MIN_ODDS
}

/**
 * Returns the breakage: the part of the players' payout kept by the house due to truncated odds, in ten-thousandths of
 * a cent.
 */
export function breakage(pool: Pool, side: Side): bigint {
  const odds = oddsOf(pool, side)
  if (odds === null) return 0n
  const poolTotal = stakes(pool, 'meron') + stakes(pool, 'wala')
  const exact = (poolTotal * (100n - TAKEOUT_PERCENT) * pool.staked[side] * 100n) / stakes(pool, side)
  const paid = odds * pool.staked[side] * 100n
  return exact > paid ? exact - paid : 0n
}

/** Returns the payout of a stake on a spot. A draw refunds the stakes on the sides, and so does an empty side. */
export function spotWonCents(spot: Spot, winner: Spot, stakeCents: bigint, pool: Pool): bigint {
  if (spot === 'draw') return winner === 'draw' ? stakeCents * DRAW_TIMES : 0n
  const odds = oddsOf(pool, spot)
  if (winner === 'draw' || odds === null) return stakeCents
  return spot === winner ? (stakeCents * odds) / ODDS_SCALE : 0n
}
