import { ContractTiers, tierAbove, tierProblem } from '@ante/contract/agents/contract-tiers.ts'
import type { ContractKind, ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

import type { TypedTier } from './tier-fields.tsx'

/** Why tiers cannot be offered, with the number of the tier. */
export interface OfferProblem {
  tier: number
  text: MessageDescriptor
}

type Problem = NonNullable<ReturnType<typeof tierProblem>>['problem']

const TEXTS: Record<Problem, MessageDescriptor> = {
  volume: msg`Its turnover isn't above that of the tier before.`,
  members: msg`It needs fewer active members than the tier before.`,
  loss: msg`Its loss is below that of the tier before, or the contract isn't a dividend.`,
  rate: msg`It pays less than the tier before.`,
  type: msg`This kind of contract pays percentages only.`,
  decimals: msg`The currency has no decimals.`,
}
const INVALID = msg`A value is missing or isn't a number. Percentages are above 0, up to 100, with three decimals.`
const ABOVE = msg`It pays more than the upline receives under the same conditions.`

const DECIMAL = /^\d{1,13}(\.\d{1,3})?$/
const WHOLE = /^\d{1,6}$/

/** Parses typed tiers; null if a value is not a number in its range. */
function parsed(typed: readonly TypedTier[]): ContractTier[] | null {
  const isNumeric = typed.every(
    ({ minVolume, netLoss, activeMembers, rate }) =>
      [minVolume, netLoss, rate].every((text) => DECIMAL.test(text.trim())) && WHOLE.test(activeMembers.trim()),
  )
  if (!isNumeric) return null
  const tiers = typed.map(({ minVolume, netLoss, activeMembers, rateType, rate }) => ({
    minVolume: minVolume.trim(),
    netLoss: netLoss.trim(),
    activeMembers: Number(activeMembers),
    rateType,
    rate: rate.trim(),
  }))
  return ContractTiers.safeParse(tiers).data ?? null
}

/** Checks typed tiers as the gateway will, also against the tiers that the upline receives; null for the merchant. */
export function checkOffer(
  typed: readonly TypedTier[],
  {
    kind,
    currency,
    uplineTiers,
  }: { kind: ContractKind; currency: string; uplineTiers: readonly ContractTier[] | null },
): { tiers: ContractTier[] | null; problem: OfferProblem | null } {
  const tiers = parsed(typed)
  if (!tiers) {
    const wrong = typed.findIndex((tier) => parsed([tier]) === null)
    return { tiers: null, problem: { tier: Math.max(0, wrong) + 1, text: INVALID } }
  }
  const invalid = tierProblem(kind, tiers, currency)
  if (invalid) return { tiers: null, problem: { tier: invalid.tierNumber, text: TEXTS[invalid.problem] } }
  const above = uplineTiers === null ? null : tierAbove(tiers, uplineTiers)
  return { tiers, problem: above === null ? null : { tier: above, text: ABOVE } }
}
