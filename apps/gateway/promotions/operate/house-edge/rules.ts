import { textOf } from '../../../kit/money.ts'
import type { PlayCategory } from '../../../launch/public.ts'

/** Of amounts, in thousandths of a percent. */
const WHOLE = 100_000n

/** What so much valid bet costs a player on average, at an edge in thousandths of a percent. */
export const wageringCost = (valid: bigint, edge: number): bigint => (valid * BigInt(edge)) / WHOLE

/** A bonus, and how much has to be wagered for it. */
export interface BonusTerms {
  /** As the warning calls it: `A reward of this promotion`. */
  what: string
  amount: bigint
  /** In all, before it can be withdrawn. */
  wagered: bigint
}

export interface WageringEdge {
  /** In thousandths of a percent. */
  edge: number
  currency: string
}

/** What an operator is told of a bonus that is worth more than its wagering costs; null where it is not. */
export function bonusWarning({ what, amount, wagered }: BonusTerms, { edge, currency }: WageringEdge): string | null {
  const cost = wageringCost(wagered, edge)
  if (amount <= cost) return null
  const money = (units: bigint) => `${textOf(units)} ${currency}`
  return (
    `${what} gives ${money(amount)} and asks for ${money(wagered)} of wagering, which costs a player ${money(cost)} on ` +
    `average at the cheapest games (house edge ${percentText(edge)} of valid bets). You pay the difference of ` +
    `${money(amount - cost)}: limit it by a budget, a quota or more wagering.`
  )
}

/** What is paid of each valid bet in a category, whoever is paid, in thousandths of a percent. */
export interface CategoryRates {
  category: PlayCategory
  /** For a player of the highest level. */
  rebate: number
  /** For all agents above, by the ladder. */
  ladder: number
  salaries: number
  referral: number
  /** Bonuses and salaries of the VIP club, as shares of the play that earns them. */
  vip: number
  /** Rewards of missions, as shares of the play that earns them. */
  missions: number
}

export const rateTotal = ({ rebate, ladder, salaries, referral, vip, missions }: CategoryRates): number =>
  rebate + ladder + salaries + referral + vip + missions

/** What an operator is told of rates that pay more of a valid bet than the house keeps of it; null where they do not. */
export function rateWarning(rates: CategoryRates, edge: number): string | null {
  const total = rateTotal(rates)
  if (total <= edge) return null
  const parts = [
    `rebate ${percentText(rates.rebate)}`,
    `agents ${percentText(rates.ladder)}`,
    `salaries ${percentText(rates.salaries)}`,
    `referral ${percentText(rates.referral)}`,
    `VIP ${percentText(rates.vip)}`,
    `missions ${percentText(rates.missions)}`,
  ]
  return (
    `${rates.category} would pay up to ${percentText(total)} of each valid bet (${parts.join(', ')}), and the house keeps ` +
    `${percentText(edge)} of it: two accounts of one owner that bet against each other would earn the difference.`
  )
}

/** What an amount is of the play that earns it, in thousandths of a percent, rounded up; all of it where nothing has to be played. */
export function shareOfPlay(amount: bigint, played: bigint): number {
  if (amount === 0n) return 0
  return played <= 0n ? Number(WHOLE) : Number((amount * WHOLE + played - 1n) / played)
}

const percentText = (thousandths: number): string => `${thousandths / 1000} %`
