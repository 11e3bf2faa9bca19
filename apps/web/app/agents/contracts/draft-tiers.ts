import { tierAbove, tierProblem } from '@ante/contract/agents/contract-tiers.ts'
import type { ContractKind, ContractTier, TierProblem } from '@ante/contract/agents/contract-tiers.ts'

import { amountSigns, plainFigures } from '../../lib/words/amount-signs.ts'
import { isProblem, readAmount } from '../../lib/words/read-amount.ts'

/** A row as it stands in its lines. */
export interface DraftTier {
  /** Of the row on the screen. */
  id: number
  volume: string
  members: string
  loss: string
  rateType: 'P' | 'F'
  rate: string
}

export type DraftField = 'volume' | 'members' | 'loss' | 'rate'

/** What is wrong with a row, by the field that it is about; `own` pays more than one is paid oneself. */
export interface DraftProblem {
  place: number
  field: DraftField
  why: 'unread' | 'volume' | 'members' | 'loss' | 'rate' | 'type' | 'decimals' | 'own'
}

interface Rules {
  kind: ContractKind
  own: readonly ContractTier[]
  locale: string
  currency: string
}

/** The rows, or the first thing that is wrong with them. */
export function readTiers(drafts: readonly DraftTier[], rules: Rules): ContractTier[] | DraftProblem {
  const tiers: ContractTier[] = []
  for (const [index, draft] of drafts.entries()) {
    const read = readTier(draft, rules)
    if (typeof read === 'string') return { place: index + 1, field: read, why: 'unread' }
    tiers.push(read)
  }
  const problem = tierProblem(rules.kind, tiers, rules.currency)
  const above = tierAbove(tiers, rules.own)
  // A row that is too high makes the one after it look too low.
  if (above !== null && (!problem || above < problem.place)) return { place: above, field: 'rate', why: 'own' }
  if (!problem) return tiers
  return { ...problem, field: fieldOf(problem.problem), why: problem.problem }
}

const fieldOf = (problem: TierProblem['problem']): DraftField =>
  problem === 'type' || problem === 'decimals' ? 'rate' : problem

export const isWrong = (read: ContractTier[] | DraftProblem): read is DraftProblem => !Array.isArray(read)

/** The row, or the first of its lines that cannot be read. */
function readTier(draft: DraftTier, { kind, locale, currency }: Rules): ContractTier | DraftField {
  const volume = readAmount(draft.volume, locale, currency)
  if (isProblem(volume)) return 'volume'
  const members = plainFigures(draft.members).trim()
  if (!/^\d{1,5}$/.test(members)) return 'members'
  const loss = kind === 'dividend' && draft.loss.trim() !== '' ? lossOf(draft.loss, locale, currency) : '0.00'
  if (loss === null) return 'loss'
  const rate = draft.rateType === 'P' ? readShare(draft.rate) : amountText(draft.rate, locale, currency)
  if (rate === null) return 'rate'
  return { minVolume: volume.text, netLoss: loss, activeMembers: Number(members), rateType: draft.rateType, rate }
}

function amountText(typed: string, locale: string, currency: string): string | null {
  const read = readAmount(typed, locale, currency)
  return isProblem(read) ? null : read.text
}

function lossOf(typed: string, locale: string, currency: string): string | null {
  return readAmount(typed, locale, currency) === 'zero' ? '0.00' : amountText(typed, locale, currency)
}

/** A share has no thousands, so whichever point it has stands before its decimals. */
export function readShare(typed: string): string | null {
  const [, whole = '', decimals = ''] =
    /^(\d{1,3})(?:[.,](\d{1,3}))?$/.exec(plainFigures(typed).replace(/[\s%٪]/g, '')) ?? []
  if (whole === '') return null
  const share = Number(decimals ? `${whole}.${decimals}` : whole)
  return share > 0 && share <= 100 ? String(share) : null
}

/** Rows as they stand in their lines at first. */
export const draftsOf = (tiers: readonly ContractTier[], locale: string): DraftTier[] =>
  tiers.map((tier, id) => ({
    id,
    volume: written(tier.minVolume, locale),
    members: String(tier.activeMembers),
    loss: Number(tier.netLoss) > 0 ? written(tier.netLoss, locale) : '',
    rateType: tier.rateType,
    rate: written(tier.rate, locale),
  }))

/** Without the cents that there are none of, with the reader's own point. */
const written = (amount: string, locale: string): string =>
  amount.replace(/\.0+$/, '').replace('.', plainFigures(amountSigns(locale).decimal))
