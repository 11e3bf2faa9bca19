import * as z from 'zod/mini'

import { decimalsOf } from '../kit/currency-decimals.ts'
import { DecimalText } from '../kit/money.ts'

/** Source: domain handbook 6.8. */
export const ContractKind = z.enum(['daily_salary', 'hourly_salary', 'realtime_salary', 'dividend'])
export type ContractKind = z.output<typeof ContractKind>

/** Game category of a contract; CONS is all categories. */
export const ContractCategory = z.enum(['CONS', 'LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP'])
export type ContractCategory = z.output<typeof ContractCategory>

export const MAX_TIERS = 10
/** Upper limit of amounts: no volume of a period reaches it, and all computations below it are exact. */
const MAX = 1_000_000_000_000
const MAX_MEMBERS = 100_000

const Amount = DecimalText.check(z.refine((text) => isAmount(text)))

/** A tier of a contract: a party that meets all its conditions is paid its rate. */
export const ContractTier = z
  .object({
    /** Minimum valid turnover of the team in the period. */
    minVolume: Amount,
    /** Minimum loss of the team in the period; 0 for salaries. */
    netLoss: z._default(Amount, '0.00'),
    activeMembers: z.number().check(z.int(), z.gte(0), z.lte(MAX_MEMBERS)),
    /** P: a share in per cent; F: a fixed amount. */
    rateType: z.enum(['P', 'F']),
    /** `0.3` is 0.3 % for P; for F it is the amount. */
    rate: DecimalText,
  })
  .check(
    z.refine(({ rateType, rate }) => (rateType === 'P' ? isShare(rate) : isAmount(rate) && Number(rate) > 0), {
      path: ['rate'],
    }),
  )
export type ContractTier = z.output<typeof ContractTier>

export const ContractTiers = z.array(ContractTier).check(z.minLength(1), z.maxLength(MAX_TIERS))

const isWhole = (number: number, factor: number) => Math.abs(number * factor - Math.round(number * factor)) < 1e-4

function isAmount(text: string): boolean {
  const number = Number(text)
  return number >= 0 && number <= MAX && isWhole(number, 100)
}

/** Whether the rate is a valid share: in thousandths of a per cent, above 0 and at most 100 %. */
function isShare(text: string): boolean {
  const number = Number(text)
  return number > 0 && number <= 100 && isWhole(number, 1000)
}

/** Problem of a tier, with the number of the tier. Tiers must ascend, so that a higher performance never pays less. */
export interface TierProblem {
  tierNumber: number
  /** `decimals`: an amount with more decimals than the currency. */
  problem: 'volume' | 'members' | 'loss' | 'rate' | 'type' | 'decimals'
}

/** Returns the first invalid tier of a contract of this kind in this currency; null if all are valid. */
export function tierProblem(kind: ContractKind, tiers: readonly ContractTier[], currency: string): TierProblem | null {
  for (const [index, tier] of tiers.entries()) {
    const isTooFine = tier.rateType === 'F' && decimalsOf(currency) === 0 && !isWhole(Number(tier.rate), 1)
    const problem = isTooFine ? 'decimals' : problemOf(kind, tier, index > 0 ? tiers[index - 1] : undefined)
    if (problem) return { tierNumber: index + 1, problem }
  }
  return null
}

function problemOf(kind: ContractKind, tier: ContractTier, before?: ContractTier): TierProblem['problem'] | null {
  // A share of each bet, or of a loss, cannot be a fixed amount.
  if (tier.rateType === 'F' && (kind === 'dividend' || kind === 'realtime_salary')) return 'type'
  if (Number(tier.netLoss) > 0 && kind !== 'dividend') return 'loss'
  if (!before) return null
  if (Number(tier.minVolume) <= Number(before.minVolume)) return 'volume'
  if (tier.activeMembers < before.activeMembers) return 'members'
  if (Number(tier.netLoss) < Number(before.netLoss)) return 'loss'
  return paymentAt(tier, tier.minVolume) < paymentAt(before, tier.minVolume) ? 'rate' : null
}

/** Payment of a tier at this volume, as a number for comparisons only. */
function paymentAt({ rateType, rate }: ContractTier, volume: string): number {
  return rateType === 'P'
    ? Math.round(Number(volume) * 100) * Math.round(Number(rate) * 1000)
    : Math.round(Number(rate) * 100) * 100_000
}

/** Returns the highest tier whose conditions are met. */
function reachedTier(
  tiers: readonly ContractTier[],
  results: Pick<ContractTier, 'minVolume' | 'netLoss' | 'activeMembers'>,
) {
  return tiers
    .filter(
      (tier) =>
        Number(tier.minVolume) <= Number(results.minVolume) &&
        Number(tier.netLoss) <= Number(results.netLoss) &&
        tier.activeMembers <= results.activeMembers,
    )
    .pop()
}

/**
 * Returns the number, from 1, of the first tier that pays more than the offering party receives under the same
 * conditions; null if there is none. Source: domain handbook 6.8, ladder rule.
 */
export function tierAbove(offered: readonly ContractTier[], own: readonly ContractTier[]): number | null {
  const index = offered.findIndex((tier) => isAbove(tier, reachedTier(own, tier)))
  return index < 0 ? null : index + 1
}

function isAbove(offered: ContractTier, ownTier: ContractTier | undefined): boolean {
  if (!ownTier) return true
  // A share grows with the volume, a fixed amount does not.
  if (offered.rateType === 'P' && ownTier.rateType === 'F') return true
  if (offered.rateType === ownTier.rateType) return Number(offered.rate) > Number(ownTier.rate)
  return paymentAt(offered, offered.minVolume) > paymentAt(ownTier, offered.minVolume)
}
