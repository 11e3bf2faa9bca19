import { waitsFor } from '@ante/contract/agents/contract-state.ts'
import { tierAbove } from '@ante/contract/agents/contract-tiers.ts'
import type { ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import type { Contract } from '@ante/contract/agents/contracts.ts'

import { membersById } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { maskedAccount } from '../../kit/masked-account.ts'
import { termsOfDownlines, sideOf } from './contracts.ts'
import type { ContractRow } from './contracts.ts'
import { termsOf } from './terms.ts'
import type { StoredTerms } from './terms.ts'

/** Formats contracts for one of their parties, in the given order. */
export async function shownContracts(db: Db, rows: readonly ContractRow[], memberId: bigint): Promise<Contract[]> {
  const [terms, people, downlineTerms] = await Promise.all([
    termsOf(
      db,
      rows.flatMap((row) => [row.terms_id, row.offered_terms_id]),
    ),
    membersById(
      db,
      rows.flatMap(({ downline_id: downline, upline_id: upline }) => (upline === null ? [] : [downline, upline])),
    ),
    termsOfDownlines(db, rows.some(({ downline_id: downline }) => downline === memberId) ? [memberId] : []),
  ])
  const personOf = new Map(people.map((person) => [person.id, person]))
  return rows.map((row) => {
    const offeredTerms = storedTerms(terms, row.offered_terms_id)
    const isHigher = isBelowDownlineRates(row, offeredTerms?.tiers ?? [], downlineTerms(row))
    return {
      contractId: String(row.id),
      kind: row.kind,
      category: row.category,
      status: row.status,
      version: row.version,
      side: sideOf(row, memberId) ?? 'downline',
      other: shownOther(row, memberId, personOf),
      terms: shownTerms(storedTerms(terms, row.terms_id)),
      offered: shownTerms(offeredTerms),
      endingBy: row.ending_by,
      downlineHigherRate: row.downline_id === memberId && isHigher ? 'Y' : 'N',
      changedAt: row.changed_at.toISOString(),
    }
  })
}

/**
 * Whether the downline, once the pending request is accepted, would receive less than promised to the next downlines.
 */
export function isBelowDownlineRates(
  row: ContractRow,
  offeredTerms: readonly ContractTier[],
  downlineTerms: ContractTier[][],
): boolean {
  const contractStatus = { status: row.status, endingBy: row.ending_by }
  // In state A the downline may request the end of the contract, and is warned before the request.
  const concerns = waitsFor(contractStatus, 'downline') || row.status === 'A'
  return concerns && downlineTerms.some((tiers) => tierAbove(tiers, offeredTerms) !== null)
}

const storedTerms = (terms: Map<bigint, StoredTerms>, id: bigint | null) =>
  id === null ? null : (terms.get(id) ?? null)

const shownTerms = (terms: StoredTerms | null) =>
  terms && { tiers: terms.tiers, since: terms.inForceFrom?.toISOString() ?? null }

/**
 * Formats the other party. Uplines, and downlines who were moved to another upline, have a masked account and no id.
 */
function shownOther(row: ContractRow, memberId: bigint, personOf: Map<bigint, Member>): Contract['other'] {
  if (row.upline_id === null) return null
  const isAbove = row.downline_id === memberId
  const person = personOf.get(isAbove ? row.upline_id : row.downline_id)
  if (!person) return null
  const { id, account, type, uplineId } = person
  const isMasked = isAbove || uplineId !== row.upline_id
  return isMasked ? { memberId: null, account: maskedAccount(account), type } : { memberId: String(id), account, type }
}
