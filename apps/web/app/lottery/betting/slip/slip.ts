import type { Selection, Slip } from '@ante/lottery/bet.ts'
import { maxPayoutOf } from '@ante/lottery/max-payout-of.ts'
import { costOf, shownOdds } from '@ante/lottery/payout.ts'
import type { Bought } from '@ante/lottery/payout.ts'
import type { Play, Row, Tier } from '@ante/lottery/play.ts'
import type { PrizeMode } from '@ante/lottery/prize-mode.ts'
import { decimal, rational, multiply, truncated } from '@ante/lottery/kit/rational.ts'
import { countBet } from '@ante/lottery/stakes.ts'

import { shortOdds } from '../../kit/short-odds.ts'
import type { CartRow } from '../cart/cart-row.ts'
import { unitsOf } from '../pay/units.ts'

/** Terms of a row. */
export type Terms = Pick<CartRow, 'unit' | 'multiple' | 'series' | 'amount'>

/** Price of one stake in the full unit. Source: domain handbook 3.4. */
const STAKE_PRICE = 2

/** Whether each pick has its own amount, rather than stakes of a fixed price. */
export const hasAmounts = ({ playType, terms }: Play): boolean => playType === 'entertainment' || terms.kind === 'table'

const slipOf = (
  play: Play,
  prizeMode: PrizeMode,
  { unit, multiple, series, amount }: Terms,
): Omit<Slip, 'selection'> => ({
  family: play.family,
  prizeMode,
  play: play.id,
  series,
  ...(amount === null ? { unit, multiple } : { amount }),
})

export interface Counted {
  stakes: bigint
  /** In 1/10,000; 0 while the terms are incomplete. */
  cost: bigint
  /** Maximum payout of one winning stake. */
  prize: bigint
  /** Maximum payout of one draw for all stakes, before the prize limit per draw. */
  maxPayout: bigint
}

/** Computes the totals of a row like the gateway; returns null while the row is incomplete. */
export function counted(play: Play, prizeMode: PrizeMode, selection: Selection, terms: Terms): Counted | null {
  const result = countBet({ family: play.family, prizeMode, play: play.id, selection })
  if (!result.ok) return null
  const slip = { ...slipOf(play, prizeMode, terms), selection }
  return {
    stakes: result.stakes,
    cost: isComplete(terms) ? costOf(slip, result.bought) : 0n,
    prize: prizeWith(play, prizeMode, selection, terms),
    maxPayout: isComplete(terms) ? maxPaid(slip, result.bought) : 0n,
  }
}

const isComplete = ({ amount, multiple }: Terms) => (amount === null ? multiple > 0 : unitsOf(amount) > 0n)

/** Computes the maximum payout at the multiple 1 and multiplies it, with the same truncation as the gateway. */
function maxPaid(slip: Slip, bought: Bought): bigint {
  if (slip.multiple === undefined) return maxPayoutOf(slip, bought)
  return maxPayoutOf({ ...slip, multiple: 1 }, bought) * BigInt(slip.multiple)
}

/** Returns the highest prize among the tiers of these picks. */
function prizeWith(play: Play, prizeMode: PrizeMode, selection: Selection, terms: Terms): bigint {
  if (!isComplete(terms)) return 0n
  const odds = terms.amount === null ? {} : shownOdds(slipOf(play, prizeMode, terms))
  const prizes = tiersOf(play, selection).map((tier) =>
    terms.amount === null
      ? stakePrize(play, tier, terms)
      : truncated(multiply(decimal(terms.amount), decimal(odds[tier.code] ?? '0'))),
  )
  return prizes.reduce((max, prize) => (prize > max ? prize : max), 0n)
}

/** Returns 2 × odds × series ÷ base × unit × multiple, truncated to 4 decimals. Source: domain handbook 3.4. */
function stakePrize({ terms: { kind, ...price } }: Play, { odds }: Tier, { series, unit, multiple }: Terms): bigint {
  const share = kind === 'series' && 'base' in price ? rational(BigInt(series), price.base) : rational(1n)
  return truncated(multiply(multiply(odds, share), multiply(rational(STAKE_PRICE * multiple), decimal(unit))))
}

function tiersOf({ board, tiers }: Play, selection: Selection): readonly Tier[] {
  if (selection.kind === 'typed') return tiers
  const picked = new Set(selection.rows.flat())
  const expectedBalls = board.rows.flatMap(({ balls }) =>
    balls.flatMap(({ code, tier }) => (tier && picked.has(code) ? tier : [])),
  )
  return expectedBalls.length === 0 ? tiers : tiers.filter(({ code }) => expectedBalls.includes(code))
}

/** Returns the odds of each choice with these terms, as a multiple of the stake. */
export function oddsShown(play: Play, prizeMode: PrizeMode, series: number): (choice: string) => string | null {
  if (!hasAmounts(play)) return () => null
  const odds = shownOdds(slipOf(play, prizeMode, { series, unit: '1', multiple: 1, amount: '1' }))
  const tierOf = new Map(play.board.rows.flatMap(({ balls }) => balls.map(({ code, tier }) => [code, tier] as const)))
  return (choice) => {
    const tier = tierOf.get(choice)
    return tier === undefined ? null : shortOdds(odds[tier] ?? '')
  }
}

/** Returns the odds if all picks of a play have the same; null otherwise, or if the play has no odds. */
export function wholeOdds(play: Play, prizeMode: PrizeMode, series: number): string | null {
  const [tier, ...others] = play.tiers
  if (!tier || others.length > 0 || !hasAmounts(play) || play.board.rows.some(hasTiers)) return null
  return shortOdds(shownOdds(slipOf(play, prizeMode, { series, unit: '1', multiple: 1, amount: '1' }))[tier.code] ?? '')
}

const hasTiers = ({ balls }: Row) => balls.some(({ tier }) => tier !== undefined)
