import { randomBytes } from 'node:crypto'

import { createExportLink } from '@ante/contract/console/exports.ts'
import type { listExports } from '@ante/contract/console/exports.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import type { Selectable } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db, Tables } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { ServedFile } from '../../kit/serve-file.ts'
import { sha256 } from '../../kit/sha256.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { fileOf } from './part-store.ts'

const refuse = refusalsOf(createExportLink)

export type StoredExport = Selectable<Tables['export_job']>

const SHOWN = 50
const LINK_MS = MINUTE_MS
const TOKEN_BYTES = 32
const EXPIRED_AT_ONCE = 100

const hashOf = (token: string) => sha256('export link', token)

type Caller = Pick<StaffContext, 'merchantCode' | 'staff'>

/** Returns the caller's exports for a merchant, newest first. */
export async function exportsOf(db: Db, { merchantCode, staff }: Caller): Promise<OutputOf<typeof listExports>> {
  const rows = await db
    .selectFrom('export_job')
    .selectAll()
    .where('staff_id', '=', staff.staffId)
    .where('merchant_code', 'is not distinct from', merchantCode)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return { exports: rows.map(shownExport) }
}

const shownExport = (row: StoredExport): OutputOf<typeof listExports>['exports'][number] => ({
  id: String(row.id),
  source: row.source,
  format: row.format,
  state: row.state,
  rows: String(row.row_count),
  bytes: String(row.byte_count),
  zone: row.zone,
  sha256: row.sha256?.toString('hex') ?? null,
  failure: row.failure,
  requestedAt: row.requested_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
})

/** Returns a link to a file, which replaces an earlier link. */
export function linkTo({ db, clock }: Pick<Ports, 'db' | 'clock'>, id: string, context: StaffContext) {
  const { merchantCode, staff, audit } = context
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const linked = await tx
      .updateTable('export_job')
      .set({ link_hash: hashOf(token), link_expires_at: new Date(now.getTime() + LINK_MS) })
      .where('id', '=', BigInt(id))
      .where('staff_id', '=', staff.staffId)
      .where('merchant_code', 'is not distinct from', merchantCode)
      .where('state', '=', 'ready')
      .returning('source')
      .executeTakeFirst()
    if (!linked) throw refuse('export.not.found')
    await audit(tx, { action: 'console.export.link', object: `export:${id}`, after: { source: linked.source } })
    return { path: `/console/m/${merchantCode ?? PLATFORM}/exports/${id}/links/${token}` }
  })
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Invalidates a link and returns its file. Of several simultaneous uses one gets the file. */
export function downloadedFile(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { id, token }: { id: string; token: string },
  { merchantCode, staff, audit }: StaffContext,
): Promise<ServedFile> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .updateTable('export_job')
      .set({ link_hash: null, link_expires_at: null })
      .where('link_hash', '=', hashOf(token))
      .where('link_expires_at', '>', clock.now())
      .where('id', '=', BigInt(id))
      .where('staff_id', '=', staff.staffId)
      .where('merchant_code', 'is not distinct from', merchantCode)
      .where('state', '=', 'ready')
      .returningAll()
      .executeTakeFirst()
    if (!row) throw refuse('export.not.found')
    await audit(tx, {
      action: 'console.export.download',
      object: `export:${id}`,
      after: { source: row.source, rows: String(row.row_count), sha256: row.sha256?.toString('hex') },
      result: 'exported',
    })
    const name = `${row.source}-${merchantCode ?? 'platform'}-${id}.${row.format}`
    return { name, type: TYPES[row.format], content: fileOf(db, row.id) }
  })
}

/** Deletes expired files; the exports stay in the list. */
export async function deleteExpiredExports({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const expired = await db
    .selectFrom('export_job')
    .select('id')
    .where('state', '=', 'ready')
    .where('expires_at', '<=', clock.now())
    .limit(EXPIRED_AT_ONCE)
    .execute()
  for (const { id } of expired)
    await inTransaction(db, async (tx) => {
      await tx.updateTable('export_job').set({ state: 'expired' }).where('id', '=', id).execute()
      await tx.deleteFrom('export_part').where('export_id', '=', id).execute()
    })
}
