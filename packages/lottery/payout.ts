import type { Payout, Rows, Slip, Win } from './bet.ts'
import { chosenIn } from './selection/chosen.ts'
import { LOST, combined } from './evaluators/evaluator.ts'
import { settleByRule } from './kit/evaluate.ts'
import { ONE } from './kit/rational.ts'
import { parseDraw } from './loose-draw.ts'
import type { LooseDraw } from './loose-draw.ts'
import type { Play, Tier } from './play.ts'
import { playOfBet } from './plays.ts'
import type { Found } from './plays.ts'
import { numberAt, prepareDraw } from './prepared-draw.ts'
import type { PreparedDraw } from './prepared-draw.ts'
import { modeFactor, priceUnits, prizeUnits, shownTierOdds } from './price.ts'
import type { PrizeMode } from './prize-mode.ts'
import { countedBy } from './stakes.ts'

/**
 * Returns the payout of a slip that `stakesOf` has accepted; throws for an invalid one. `draw` may have the alternative
 * formats of the README, and is not validated: use `isDraw`.
 */
export function payoutOf(slip: Slip, draw: LooseDraw | PreparedDraw): Payout {
  const { play, prizeMode, picks } = boughtBy(slip)
  const prepared = isPrepared(draw) ? draw : prepareDraw(play.family, parseDraw(play.family, draw))
  const outcomes = picks.map((rows) => settleByRule(play.rule, rows, prepared, slip.options))
  const { hits, returned } = outcomes.length === 1 ? (outcomes[0] ?? LOST) : combined(outcomes)

  const factor = prizeMode === 'ZY' ? modeFactor(prizeMode, numberAt(prepared.draw, 0)) : ONE
  const wins = hits.flatMap(({ tier: code, stakes }): Win[] => {
    const tier = tierOf(play, code)
    return tier
      ? [{ tier: code, stakes: BigInt(stakes), units: BigInt(stakes) * prizeUnits(slip, play, { tier, factor }) }]
      : []
  })
  const refund = BigInt(returned) * priceUnits(slip, play.terms)
  const units = wins.reduce((sum, win) => sum + win.units, refund)
  return { outcome: outcomeNamed(wins, refund), units, wins, returned: refund }
}

function isPrepared(draw: LooseDraw | PreparedDraw): draw is PreparedDraw {
  return typeof draw === 'object' && 'featureResults' in draw && draw.featureResults instanceof Map
}

/** The play, and its bought rows: one selection, or one per typed number. */
export interface Bought {
  play: Play
  prizeMode: PrizeMode
  picks: readonly Rows[]
}

/** Parses the numbers of a slip that `stakesOf` has validated. Throws `RangeError` for an invalid one. */
export function boughtBy(slip: Slip): Bought {
  const { play, prizeMode, ball } = playOf(slip)
  const chosenTiers = chosenIn(play, slip.selection, ball)
  if (!chosenTiers.ok) throw new RangeError(`no bet of ${play.code}: ${chosenTiers.problem.code}`)
  return { play, prizeMode, picks: chosenTiers.picks }
}

/** Returns a tier by its code; undefined for hits that win nothing, such as three equal digits in a group sum. */
function tierOf({ tiers }: Play, code: string): Tier | undefined {
  return tiers.find((tier) => tier.code === code)
}

function outcomeNamed(wins: readonly Win[], refund: bigint): Payout['outcome'] {
  if (wins.length > 0) return 'won'
  return refund > 0n ? 'tie' : 'lost'
}

/** Returns the cost of the slip, in 1/10,000. With `bought` its numbers are not parsed again. */
export function costOf(slip: Slip, { play, picks }: Bought = boughtBy(slip)): bigint {
  return BigInt(countedBy(play.rule, picks)) * priceUnits(slip, play.terms)
}

/** Returns the odds of each tier as shown to members, truncated to 4 decimals: `{ win: '2.1666' }`. */
export function shownOdds(slip: Omit<Slip, 'selection'>): Readonly<Record<string, string>> {
  const { play } = playOf(slip)
  return Object.fromEntries(play.tiers.map((tier) => [tier.code, shownTierOdds(slip, play, tier)]))
}

function playOf(slip: Omit<Slip, 'selection'>): Extract<Found, { ok: true }> {
  const play = playOfBet(slip)
  if (!play.ok) throw new RangeError(`no play: ${slip.family} ${slip.play}`)
  return play
}
