import type { ContractStatus } from '@ante/contract/agents/contract-state.ts'
import type { ContractCategory, ContractKind, ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { AgentContractTable } from './tables.ts'
import { termsOf } from './terms.ts'

export type ContractRow = Selectable<AgentContractTable>

/**
 * Statuses of offered contracts and contracts in force; a member has at most one such contract per kind and category.
 */
export const OPEN: readonly ContractStatus[] = ['P', 'E', 'V', 'A']
export const IN_FORCE: readonly ContractStatus[] = ['E', 'V', 'A']

/** Returns the contract locked until the transaction ends. */
export async function lockedContract(tx: Db, id: bigint): Promise<ContractRow | null> {
  const row = await tx.selectFrom('agent_contract').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? null
}

/** Returns a member's side in a contract, or null. */
export function sideOf(contract: ContractRow, memberId: bigint): 'upline' | 'downline' | null {
  if (contract.downline_id === memberId) return 'downline'
  return contract.upline_id === memberId ? 'upline' : null
}

/** Returns the tiers that a member receives for a kind and category; empty without a contract. */
export async function tiersHeldBy(
  db: Db,
  { memberId, kind, category }: { memberId: bigint; kind: ContractKind; category: ContractCategory },
): Promise<ContractTier[]> {
  const termsHeld = await db
    .selectFrom('agent_contract')
    .select('terms_id')
    .where('downline_id', '=', memberId)
    .where('kind', '=', kind)
    .where('category', '=', category)
    .where('status', 'in', IN_FORCE)
    .executeTakeFirst()
  const id = termsHeld?.terms_id ?? null
  return id === null ? [] : ((await termsOf(db, [id])).get(id)?.tiers ?? [])
}

/**
 * Returns a function that returns, for a contract, the terms in force or offered between its downline and the
 * downline's own downlines, of the same kind and category.
 */
export async function termsOfDownlines(
  db: Db,
  memberIds: readonly bigint[],
): Promise<(of: Pick<ContractRow, 'downline_id' | 'kind' | 'category'>) => ContractTier[][]> {
  const rows = await db
    .selectFrom('agent_contract')
    .select(['upline_id', 'kind', 'category', 'terms_id', 'offered_terms_id'])
    .where('upline_id', 'in', memberIds.length > 0 ? memberIds : [0n])
    .where('status', 'in', OPEN)
    .execute()
  const terms = await termsOf(
    db,
    rows.flatMap((row) => [row.terms_id, row.offered_terms_id]),
  )
  return (of) =>
    rows
      .filter((row) => row.upline_id === of.downline_id && row.kind === of.kind && row.category === of.category)
      .flatMap((row) => [row.terms_id, row.offered_terms_id])
      .flatMap((id) => (id === null ? [] : [terms.get(id)?.tiers ?? []]))
}
