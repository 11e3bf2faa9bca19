import type { ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import type { Insertable, Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import type { AgentContractTierTable } from './tables.ts'

const THOUSANDTHS = 1_000

/** Stored terms, with the time at which they came into force. */
export interface StoredTerms {
  tiers: ContractTier[]
  inForceFrom: Date | null
}

/** Stores offered terms, which are not in force until they are accepted. */
export async function storeTerms(
  tx: Db,
  { contractId, madeBy, at }: { contractId: bigint; madeBy: bigint | null; at: Date },
  tiers: readonly ContractTier[],
): Promise<bigint> {
  const { id } = await tx
    .insertInto('agent_contract_terms')
    .values({ contract_id: contractId, made_at: at, made_by: madeBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeTiers(tx, id, tiers)
  return id
}

/** Stores the tiers of terms, in their order. */
export async function storeTiers(tx: Db, termsId: bigint, tiers: readonly ContractTier[]): Promise<void> {
  await tx
    .insertInto('agent_contract_tier')
    .values(tiers.map((tier, index) => rowOf(termsId, index + 1, tier)))
    .execute()
}

const rowOf = (termsId: bigint, index: number, tier: ContractTier): Insertable<AgentContractTierTable> => ({
  terms_id: termsId,
  position: index,
  min_volume: unitsOf(tier.minVolume),
  net_loss: unitsOf(tier.netLoss),
  active_members: tier.activeMembers,
  rate_type: tier.rateType,
  rate_thousandths: tier.rateType === 'P' ? Math.round(Number(tier.rate) * THOUSANDTHS) : null,
  fixed_amount: tier.rateType === 'F' ? unitsOf(tier.rate) : null,
})

/** Returns the terms with these ids, by id. */
export async function termsOf(db: Db, ids: readonly (bigint | null)[]): Promise<Map<bigint, StoredTerms>> {
  const termsIds = ids.filter((id) => id !== null)
  if (termsIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('agent_contract_tier as tier')
    .innerJoin('agent_contract_terms as terms', 'terms.id', 'tier.terms_id')
    .selectAll('tier')
    .select('terms.in_force_from')
    .where('tier.terms_id', 'in', termsIds)
    .orderBy('tier.terms_id')
    .orderBy('tier.position')
    .execute()
  const stored = new Map<bigint, StoredTerms>()
  for (const { in_force_from: inForceFrom, ...row } of rows) {
    const terms = stored.get(row.terms_id) ?? { tiers: [], inForceFrom }
    terms.tiers.push(tierOf(row))
    stored.set(row.terms_id, terms)
  }
  return stored
}

export function tierOf(row: Selectable<AgentContractTierTable>): ContractTier {
  return {
    minVolume: textOf(row.min_volume),
    netLoss: textOf(row.net_loss),
    activeMembers: row.active_members,
    rateType: row.rate_type,
    rate: row.rate_type === 'P' ? shareText(row.rate_thousandths ?? 0) : textOf(row.fixed_amount ?? 0n),
  }
}

/** Formats thousandths of a percent: `300` becomes `0.3`. */
const shareText = (thousandths: number): string => String(thousandths / THOUSANDTHS)

/** Whether two lists of tiers are equal, regardless of the notation of numbers. */
export const areSameTiers = (stored: readonly ContractTier[], input: readonly ContractTier[]): boolean =>
  stored.length === input.length && stored.every((tier, index) => isSame(tier, input[index]))

const isSame = (stored: ContractTier, input: ContractTier | undefined): boolean =>
  input !== undefined &&
  stored.rateType === input.rateType &&
  stored.activeMembers === input.activeMembers &&
  (['minVolume', 'netLoss', 'rate'] as const).every((name) => Number(stored[name]) === Number(input[name]))
