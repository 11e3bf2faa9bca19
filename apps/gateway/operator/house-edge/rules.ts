import { textOf } from '../../kit/money.ts'
import type { PlayCategory } from '../../launch/public.ts'

/** 100 %, in thousandths of a percent. */
const WHOLE = 100_000n

/** Returns the average loss of a player who makes these valid bets, at an edge in thousandths of a percent. */
export const wageringCost = (valid: bigint, edge: number): bigint => (valid * BigInt(edge)) / WHOLE

/** A bonus with its total wagering requirement. */
export interface BonusTerms {
  /** Name in the warning: `A reward of this promotion`. */
  what: string
  amount: bigint
  /** Total turnover before withdrawal. */
  wagered: bigint
}

export interface WageringEdge {
  /** In thousandths of a percent. */
  edge: number
  currency: string
}

/** Returns the warning about a bonus that is worth more than its wagering costs; null otherwise. */
export function bonusWarning({ what, amount, wagered }: BonusTerms, { edge, currency }: WageringEdge): string | null {
  const cost = wageringCost(wagered, edge)
  if (amount <= cost) return null
  const money = (units: bigint) => `${textOf(units)} ${currency}`
  return (
    `${what} pays ${money(amount)} and requires ${money(wagered)} of wagering, which costs a player ${money(cost)} on ` +
    `average in the cheapest games (house edge ${percentText(edge)} of valid bets). The merchant pays the difference of ` +
    `${money(amount - cost)}: set a budget, a quota or a higher wagering requirement.`
  )
}

/** Payments per valid bet in a category, to any recipients, in thousandths of a percent. */
export interface CategoryRates {
  category: PlayCategory
  /** Rebate of a player with the highest VIP level. */
  rebate: number
  /** Rebate ladder of all agents above. */
  ladder: number
  salaries: number
  referral: number
  /** Bonuses and salaries of the VIP club, as shares of the required turnover. */
  vip: number
  /** Rewards of missions, as shares of the required turnover. */
  missions: number
}

export const rateTotal = ({ rebate, ladder, salaries, referral, vip, missions }: CategoryRates): number =>
  rebate + ladder + salaries + referral + vip + missions

/** Returns the warning about rates that exceed the house edge; null otherwise. */
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
    `${rates.category} would pay up to ${percentText(total)} of each valid bet (${parts.join(', ')}), above the house edge of ` +
    `${percentText(edge)}: two accounts of one owner that bet against each other would earn the difference.`
  )
}

/**
 * Returns an amount as a share of the turnover that earns it, in thousandths of a percent, rounded up. An amount that
 * requires no turnover is 100 %.
 */
export function shareOfPlay(amount: bigint, played: bigint): number {
  if (amount === 0n) return 0
  return played <= 0n ? Number(WHOLE) : Number((amount * WHOLE + played - 1n) / played)
}

const percentText = (thousandths: number): string => `${thousandths / 1000} %`
