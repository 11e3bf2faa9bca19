import { createHash } from 'node:crypto'

import type { exportAudit, listAudit } from '@ante/contract/staff/audit.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'

import { csvLine } from '../../kit/csv-line.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import type { AuditedChange } from '../../kit/staff-context.ts'
import type { AuditEntryTable } from '../tables.ts'

type Filter = Omit<ParsedInputOf<typeof exportAudit>, 'merchant' | 'after'>

/** Maximum number of rows per export; the next call continues after the last one. */
const EXPORTED_AT_ONCE = 10_000

export const chainOf = (merchant: string): string => (merchant === PLATFORM ? PLATFORM : merchant)

/** Returns a condition for the entries before, or after, the one with an id, in the order of their times. */
async function from(db: Db, direction: '<' | '>', id: string | undefined) {
  if (id === undefined) return sql<boolean>`true`
  const row = await db.selectFrom('audit_entry').select('at').where('id', '=', BigInt(id)).executeTakeFirst()
  return row ? sql<boolean>`(at, id) ${sql.raw(direction)} (${row.at}, ${id}::bigint)` : sql<boolean>`false`
}

/** Returns a page of one chain, newest first. */
export async function auditPage(
  db: Db,
  { merchant, after, size, ...filter }: ParsedInputOf<typeof listAudit>,
): Promise<OutputOf<typeof listAudit>> {
  const rows = await auditRows(db, { merchant, ...filter })
    .where(await from(db, '<', after))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute()
  const { page, next } = pageOf(rows, size, (last) => String(last.id))
  return { entries: page.map(shownEntry), next }
}

/** Returns a part of one chain as CSV, oldest first; logs the export with its hash in the same transaction. */
export function exportAuditPart(
  db: Db,
  { merchant, after, ...filter }: ParsedInputOf<typeof exportAudit>,
  audit: (tx: Db, change: AuditedChange) => Promise<void>,
): Promise<OutputOf<typeof exportAudit>> {
  return inTransaction(db, async (tx) => {
    const rows = await auditRows(tx, { merchant, ...filter })
      .where(await from(tx, '>', after))
      .orderBy('at')
      .orderBy('id')
      .limit(EXPORTED_AT_ONCE + 1)
      .execute()
    const { page, next } = pageOf(rows, EXPORTED_AT_ONCE, (last) => String(last.id))
    const csv = [COLUMNS, ...page.map(cellsOf)].map((cells) => csvLine(cells)).join('')
    const sha256 = createHash('sha256').update(csv).digest('hex')
    await audit(tx, {
      action: 'audit.entry.export',
      object: `audit:${chainOf(merchant)}`,
      after: { rows: page.length, sha256, filter },
      result: 'exported',
    })
    return { csv, sha256, rows: page.length, next }
  })
}

/** Selects the entries of one chain. Each filter has an index in the order of time. */
export function auditRows(
  db: Db,
  { merchant, actor, action, object, result, from: since, until }: Filter & { merchant: string },
) {
  let query = db.selectFrom('audit_entry').selectAll().where('chain', '=', chainOf(merchant))
  if (actor !== undefined) query = query.where('actor', '=', actor)
  if (action !== undefined) query = query.where('action', '=', action)
  if (object !== undefined) query = query.where('object', '=', object)
  if (result !== undefined) query = query.where('result', '=', result)
  if (since !== undefined) query = query.where('at', '>=', new Date(since))
  if (until !== undefined) query = query.where('at', '<', new Date(until))
  return query
}

function shownEntry(row: Selectable<AuditEntryTable>): OutputOf<typeof listAudit>['entries'][number] {
  return {
    id: String(row.id),
    position: String(row.position),
    at: row.at.toISOString(),
    actor: row.actor,
    role: row.role,
    session: row.session_id,
    address: row.ip,
    requestId: row.request_id,
    merchant: row.merchant_code,
    vendor: row.vendor,
    action: row.action,
    object: row.object,
    reason: row.reason,
    approver: row.approver,
    change: row.change_request_id === null ? null : String(row.change_request_id),
    before: row.before,
    after: row.after,
    warnings: row.warnings,
    result: row.result,
    refusal: row.refusal,
    hash: row.hash.toString('hex'),
  }
}

const COLUMNS = [
  'id',
  'position',
  'at',
  'actor',
  'role',
  'session',
  'address',
  'requestId',
  'merchant',
  'vendor',
  'action',
  'object',
  'reason',
  'approver',
  'before',
  'after',
  'result',
  'refusal',
  'hash',
] as const

function cellsOf(row: Selectable<AuditEntryTable>): string[] {
  const entry = shownEntry(row)
  return COLUMNS.map((column) => {
    const value = entry[column]
    if (value === null || value === undefined) return ''
    return typeof value === 'string' ? value : JSON.stringify(value)
  })
}
