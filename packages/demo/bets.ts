import { engineOf } from './engines.ts'
import type { DemoGame } from './types.ts'

/** Bets of reels with twenty lines or units: whole cents on each. */
const REEL_BETS = ['0.20', '0.40', '0.60']
/** Bets of classic machines: whole cents on each of five lines, and for the jackpot. */
const CLASSIC_BETS = ['0.50', '1']
const SMALL_BETS = ['0.20', '0.40', '1']
const TABLE_BETS = ['1', '5', '10']
/** Bets of engines that need other bets than these. */
const ENGINE_BETS: Readonly<Record<string, readonly string[]>> = {
  northlight: REEL_BETS.slice(0, 1),
  classic: CLASSIC_BETS,
  fish: SMALL_BETS,
  dice: ['1'],
  plinko: ['0.50', '1'],
  mines: ['0.20', '0.50', '1'],
  crash: ['1'],
  book: TABLE_BETS,
  holdem: TABLE_BETS.slice(0, 1),
  baccarat: TABLE_BETS,
  roulette: TABLE_BETS,
  cockfight: TABLE_BETS,
}
/** Bets of the classes that permit lower bets than others. */
const ROUND_BETS: Readonly<Record<string, readonly string[]>> = {
  TG: ['0.01', '0.05', '0.10'],
  AC: ['0.01', '0.05', '0.10'],
  BG: ['0.05', '0.10', '0.50'],
  SC: ['0.10', '0.50'],
}
const WITH_SMALL_BETS = new Set(['RNG', 'INHOUSE'])

/**
 * Returns the possible minimum bets of a title, all of whose wins are whole cents: used by the feed and the sandbox.
 */
export function minBetsOf(game: Omit<DemoGame, 'minBet'>): readonly string[] {
  const engine = engineOf(game)
  const priced = ENGINE_BETS[engine]
  if (priced) return priced
  if (engine !== 'quick-pick') return REEL_BETS
  const byClass = game.classes.map((name) => ROUND_BETS[name]).find((bets) => bets !== undefined)
  return byClass ?? (WITH_SMALL_BETS.has(game.category) ? SMALL_BETS : TABLE_BETS)
}
