import { createHash } from 'node:crypto'

import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { listChanges } from '@ante/contract/staff/changes.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import type { ChangeRequestTable } from '../tables.ts'

export type ChangeRow = Selectable<ChangeRequestTable>

interface Bound {
  action: string
  object: string
  values: unknown
  version: string
}

/** Returns the hash of the data that a decision is about, independent of the order of fields. */
export function bindingOf({ action, object, values, version }: Bound): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([action, object, sorted(values), version]))
    .digest()
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, field]) => field !== undefined)
  return entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, field]) => [name, sorted(field)])
}

/** Locks and returns the change; undefined if the merchant has none with this id. */
export const lockedChange = (tx: Db, merchantCode: string | null, id: bigint): Promise<ChangeRow | undefined> =>
  tx
    .selectFrom('change_request')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_code', 'is not distinct from', merchantCode)
    .forUpdate()
    .executeTakeFirst()

/** What a person may do about a change. */
export type ChangeOffers = Pick<OutputOf<typeof listChanges>['changes'][number], 'canSkip' | 'canDecide'>

export const NO_OFFERS: ChangeOffers = { canSkip: false, canDecide: false }

/** Returns a page of changes of a merchant, newest first. */
export async function changesPage(
  db: Db,
  merchantCode: string | null,
  { state, after, size }: { state?: ChangeRow['state'] | undefined; after?: string | undefined; size: number },
  offersFor: (change: ChangeRow) => ChangeOffers = () => NO_OFFERS,
): Promise<OutputOf<typeof listChanges>> {
  const rows = await db
    .selectFrom('change_request')
    .innerJoin('staff_account as proposer', 'proposer.id', 'change_request.proposed_by')
    .leftJoin('staff_account as decider', 'decider.id', 'change_request.decided_by')
    .selectAll('change_request')
    .select(['proposer.mail as proposerMail', 'decider.mail as deciderMail'])
    // Avoids `is not distinct from`, which could not use the index.
    .where('change_request.merchant_code', merchantCode === null ? 'is' : '=', merchantCode)
    .$if(state !== undefined, (query) => query.where('change_request.state', '=', state ?? 'waiting'))
    .$if(after !== undefined, (query) => query.where('change_request.id', '<', BigInt(after ?? 0)))
    .orderBy('change_request.id', 'desc')
    .limit(size + 1)
    .execute()
  const { page, next } = pageOf(rows, size, (last) => String(last.id))
  return { changes: page.map((row) => ({ ...shownRequest(row), ...offersFor(row) })), next }
}

function shownRequest(row: ChangeRow & { proposerMail: string; deciderMail: string | null }) {
  return {
    id: String(row.id),
    merchant: row.merchant_code ?? PLATFORM,
    action: row.action,
    object: row.object,
    values: row.values,
    before: row.before,
    state: row.state,
    reason: row.reason,
    proposedBy: row.proposerMail,
    proposedAt: row.proposed_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    decidedBy: row.deciderMail,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
    failure: row.failure,
    binding: row.binding.toString('hex'),
  }
}
