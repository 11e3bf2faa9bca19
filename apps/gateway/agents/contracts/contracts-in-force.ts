import type { ContractCategory, ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { AgentContractTierTable } from './tables.ts'

/** Terms in force at some time of a period. A contract whose terms changed within the period has several. */
export interface ContractInForce {
  contractId: bigint
  /** Null: the merchant. */
  uplineId: bigint | null
  downlineId: bigint
  category: ContractCategory
  termsId: bigint
  tiers: Selectable<AgentContractTierTable>[]
  from: Date
  /** Null: still in force. */
  to: Date | null
}

interface Query {
  merchantCode: string
  kind: ContractKind
  from: Date
  to: Date
  /** Id of the last row of the previous page. */
  after?: bigint
  limit?: number
}

const AT_ONCE = 5_000

/** Returns the terms of a kind in force at some time in [from, to), in id order. */
export async function contractsInForce(
  db: Db,
  { merchantCode, kind, from, to, after = 0n, limit = AT_ONCE }: Query,
): Promise<ContractInForce[]> {
  const rows = await db
    .selectFrom('agent_contract as contract')
    .innerJoin('agent_contract_terms as terms', 'terms.contract_id', 'contract.id')
    .select([
      'contract.id as contractId',
      'contract.upline_id as uplineId',
      'contract.downline_id as downlineId',
      'contract.category',
      'terms.id as termsId',
      'terms.in_force_from as from',
      'terms.in_force_to as to',
    ])
    .where('contract.merchant_code', '=', merchantCode)
    .where('contract.kind', '=', kind)
    .where('terms.in_force_from', '<', to)
    .where((where) => where.or([where('terms.in_force_to', 'is', null), where('terms.in_force_to', '>', from)]))
    .where('terms.id', '>', after)
    .orderBy('terms.id')
    .limit(limit)
    .execute()
  const tiers = await tiersOf(
    db,
    rows.map(({ termsId }) => termsId),
  )
  return rows.flatMap(({ from: since, ...row }) =>
    since ? [{ ...row, from: since, tiers: tiers.get(row.termsId) ?? [] }] : [],
  )
}

async function tiersOf(db: Db, termsIds: bigint[]): Promise<Map<bigint, Selectable<AgentContractTierTable>[]>> {
  if (termsIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('agent_contract_tier')
    .selectAll()
    .where('terms_id', 'in', termsIds)
    .orderBy('terms_id')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ terms_id: id }) => id)
}
