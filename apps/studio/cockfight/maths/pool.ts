import { SIDES } from './bout.ts'
import type { Side, Spot } from './bout.ts'

/** Of each pool that is decided, in hundredths, stays with the house. */
export const TAKEOUT_PERCENT = 5n
/** A draw is no part of the pool: it pays eight to one. */
const DRAW_TIMES = 9n
/** Odds are cut to hundredths, so that at whole units they pay whole cents. */
const ODDS_PLACES = 100n
/** Nobody who wins gets less than his stake. */
const LEAST_ODDS = ODDS_PLACES
/** At whole multiples of so many cents every bet pays whole cents. */
export const GRAIN_CENTS = 100n

/** What lies on each side, in cents: the stakes of players, and the seed that the house lays on each. */
export interface Pool {
  staked: Record<Side, bigint>
  seed: bigint
}

const laid = ({ staked, seed }: Pool, side: Side): bigint => staked[side] + seed

/** What one unit on that side gives back, in hundredths and cut, not rounded; null while a side is empty. */
export function oddsOf(pool: Pool, side: Side): bigint | null {
  if (SIDES.some((each) => laid(pool, each) === 0n)) return null
  const whole = laid(pool, 'meron') + laid(pool, 'wala')
  const odds = (whole * (100n - TAKEOUT_PERCENT)) / laid(pool, side)
  return odds > LEAST_ODDS ? odds : LEAST_ODDS
}

/** What cutting the odds leaves with the house of the players' own part, in ten-thousandths of a cent. */
export function breakage(pool: Pool, side: Side): bigint {
  const odds = oddsOf(pool, side)
  if (odds === null) return 0n
  const whole = laid(pool, 'meron') + laid(pool, 'wala')
  const exact = (whole * (100n - TAKEOUT_PERCENT) * pool.staked[side] * 100n) / laid(pool, side)
  const paid = odds * pool.staked[side] * 100n
  return exact > paid ? exact - paid : 0n
}

/** What a stake on a spot gives back: on a draw the sides get theirs again, and so they do where one side was empty. */
export function spotWonCents(spot: Spot, came: Spot, stakeCents: bigint, pool: Pool): bigint {
  if (spot === 'draw') return came === 'draw' ? stakeCents * DRAW_TIMES : 0n
  const odds = oddsOf(pool, spot)
  if (came === 'draw' || odds === null) return stakeCents
  return spot === came ? (stakeCents * odds) / ODDS_PLACES : 0n
}
