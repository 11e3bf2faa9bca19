import { tierAbove, tierProblem } from '@ante/contract/agents/contract-tiers.ts'
import type { ContractKind, ContractTier, TierProblem } from '@ante/contract/agents/contract-tiers.ts'

import { amountSeparators, normalizeDigits } from '../../lib/i18n/amount-separators.ts'
import { isAmountProblem, parseAmount } from '../../lib/i18n/parse-amount.ts'

/** A tier as typed in its fields. */
export interface DraftTier {
  /** Stable id of the tier on the screen. */
  id: number
  volume: string
  members: string
  loss: string
  rateType: 'P' | 'F'
  rate: string
}

export type DraftField = 'volume' | 'members' | 'loss' | 'rate'

/** Problem of a tier, by field. `own`: the rate exceeds the agent's own rate. */
export interface DraftProblem {
  tierNumber: number
  field: DraftField
  reason: 'unread' | 'volume' | 'members' | 'loss' | 'rate' | 'type' | 'decimals' | 'own'
}

interface Rules {
  kind: ContractKind
  ownTiers: readonly ContractTier[]
  locale: string
  currency: string
}

/** Returns the parsed tiers, or the first problem. */
export function readTiers(drafts: readonly DraftTier[], rules: Rules): ContractTier[] | DraftProblem {
  const tiers: ContractTier[] = []
  for (const [index, draft] of drafts.entries()) {
    const tier = readTier(draft, rules)
    if (typeof tier === 'string') return { tierNumber: index + 1, field: tier, reason: 'unread' }
    tiers.push(tier)
  }
  const problem = tierProblem(rules.kind, tiers, rules.currency)
  const above = tierAbove(tiers, rules.ownTiers)
  // Reports the tier above the agent's own rate first, because it makes the next tier appear too low.
  if (above !== null && (!problem || above < problem.tierNumber))
    return { tierNumber: above, field: 'rate', reason: 'own' }
  if (!problem) return tiers
  return { tierNumber: problem.tierNumber, field: fieldOf(problem.problem), reason: problem.problem }
}

const fieldOf = (problem: TierProblem['problem']): DraftField =>
  problem === 'type' || problem === 'decimals' ? 'rate' : problem

export const isWrong = (result: ContractTier[] | DraftProblem): result is DraftProblem => !Array.isArray(result)

/** Returns the parsed tier, or its first invalid field. */
function readTier(draft: DraftTier, { kind, locale, currency }: Rules): ContractTier | DraftField {
  const volume = parseAmount(draft.volume, locale, currency)
  if (isAmountProblem(volume)) return 'volume'
  const members = normalizeDigits(draft.members).trim()
  if (!/^\d{1,5}$/.test(members)) return 'members'
  const loss = kind === 'dividend' && draft.loss.trim() !== '' ? lossOf(draft.loss, locale, currency) : '0.00'
  if (loss === null) return 'loss'
  const rate = draft.rateType === 'P' ? readShare(draft.rate) : amountText(draft.rate, locale, currency)
  if (rate === null) return 'rate'
  return { minVolume: volume.text, netLoss: loss, activeMembers: Number(members), rateType: draft.rateType, rate }
}

function amountText(typed: string, locale: string, currency: string): string | null {
  const amount = parseAmount(typed, locale, currency)
  return isAmountProblem(amount) ? null : amount.text
}

function lossOf(typed: string, locale: string, currency: string): string | null {
  return parseAmount(typed, locale, currency) === 'zero' ? '0.00' : amountText(typed, locale, currency)
}

/** A share has no thousands separators, so any separator precedes its decimals. */
export function readShare(typed: string): string | null {
  const [, whole = '', decimals = ''] =
    /^(\d{1,3})(?:[.,](\d{1,3}))?$/.exec(normalizeDigits(typed).replace(/[\s%٪]/g, '')) ?? []
  if (whole === '') return null
  const share = Number(decimals ? `${whole}.${decimals}` : whole)
  return share > 0 && share <= 100 ? String(share) : null
}

/** Initial field values of tiers. */
export const draftsOf = (tiers: readonly ContractTier[], locale: string): DraftTier[] =>
  tiers.map((tier, id) => ({
    id,
    volume: written(tier.minVolume, locale),
    members: String(tier.activeMembers),
    loss: Number(tier.netLoss) > 0 ? written(tier.netLoss, locale) : '',
    rateType: tier.rateType,
    rate: written(tier.rate, locale),
  }))

/** Formats an amount for its field: with the reader's decimal separator, and without zero cents. */
const written = (amount: string, locale: string): string =>
  amount.replace(/\.0+$/, '').replace('.', normalizeDigits(amountSeparators(locale).decimal))
