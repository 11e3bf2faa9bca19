import type { Writable } from 'node:stream'

import { EXPORT_KEPT_DAYS } from '@ante/contract/console/exports.ts'
import type { ExportFailure } from '@ante/contract/console/exports.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import * as z from 'zod'

import { csvTimes } from '../../kit/csv-line.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { job } from '../../kit/job-queue/job.ts'
import { notifyStaff } from '../../kit/staff-notices.ts'
import { writeMessage } from '../../outbox/public.ts'
import {
  accountById,
  consoleOrigin,
  grantedRights,
  mayWork,
  mergedRights,
  rightIn,
  writeAudit,
} from '../../staff/public.ts'
import { csvFile } from './csv-file.ts'
import type { TableFile } from './csv-file.ts'
import type { Exportable } from './exportable.ts'
import { PartStore } from './part-store.ts'
import type { ExportPorts } from './request-export.ts'
import type { StoredExport } from './stored-exports.ts'
import { xlsxFile } from './xlsx-file.ts'

const ATTEMPTS = 5
const ROWS_AT_ONCE = 1_000
/** Number of pages after which the progress is stored and published. */
const PAGES_PER_PROGRESS = 10

/** Job that writes an export. One at a time per gateway, so that exports do not slow down payments. */
export const makeExportJob = job({
  name: 'console.make-export',
  payload: z.object({ export: z.string().regex(/^\d{1,18}$/) }),
  concurrency: 1,
  attempts: ATTEMPTS,
})

type MakePorts = Pick<ExportPorts, 'db' | 'clock' | 'exportables' | 'secrets' | 'config'>

/** Writes the file of an export. A retry starts from the beginning; a finished export stays unchanged. */
export async function makeExport(ports: MakePorts, id: bigint, { isLast }: { isLast: boolean }): Promise<void> {
  const { db, clock, exportables } = ports
  const row = await db
    .selectFrom('export_job')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (!row) return
  const list = exportables.get(row.source)
  const account = await accountById(db, row.staff_id)
  const held = mergedRights(await grantedRights(db, row.staff_id, row.merchant_code))
  if (!list || !account || !mayWork(account, clock.now()) || !rightIn(held, list.permission, 'apply'))
    return endExport(ports, row, { failure: 'right.lost' })
  try {
    await db.deleteFrom('export_part').where('export_id', '=', id).execute()
    const { store, rows } = await writeRows(db, row, list)
    await endExport(ports, { ...row, row_count: rows }, { file: { bytes: store.byteCount, sha256: store.digest() } })
  } catch (error) {
    if (!isLast) throw error
    await endExport(ports, row, { failure: 'file.not_written' })
    throw error
  }
}

async function writeRows(db: Db, row: StoredExport, list: Exportable): Promise<{ store: PartStore; rows: bigint }> {
  const store = new PartStore(db, row.id)
  const file = newFile(store, row, list)
  let rows = 0n
  let after: string | undefined
  for (let page = 1; ; page++) {
    const { columns, filter, requested_at: at } = row
    const merchant = row.merchant_code ?? PLATFORM
    const part = await list.cells(db, { merchant, filter, columns, after, size: ROWS_AT_ONCE, at })
    await file.add(part.rows)
    rows += BigInt(part.rows.length)
    if (part.next === null) break
    after = part.next
    if (page % PAGES_PER_PROGRESS === 0) await storeProgress(db, row, rows)
  }
  await file.end()
  return { store, rows }
}

function newFile(into: Writable, row: StoredExport, { columns, source }: Exportable): TableFile {
  const { zone, format } = row
  const titles = columns
    .filter(({ id }) => row.columns.includes(id))
    .map(({ title, isTime }) => (isTime ? `${title} (${zone})` : title))
  if (format === 'csv') return csvFile(into, { titles, zone })
  const about = [
    ['List', source],
    ['Merchant', row.merchant_code ?? 'platform'],
    ['Time zone', zone],
    ['Filter', JSON.stringify(row.filter)],
    ['Requested', csvTimes(zone).format(row.requested_at)],
  ] as const
  return xlsxFile(into, { titles, zone, about })
}

async function storeProgress(db: Db, { id, staff_id: staffId }: StoredExport, rows: bigint): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.updateTable('export_job').set({ row_count: rows }).where('id', '=', id).execute()
    await notifyStaff(tx, { to: 'account', staffId: String(staffId), about: 'export', id: String(id) })
  })
}

type End = { failure: ExportFailure } | { file: { bytes: number; sha256: Buffer } }

/** Marks the export as ready or failed, and writes the audit log entry. */
async function endExport(ports: MakePorts, row: StoredExport, end: End): Promise<void> {
  const { db, clock } = ports
  const now = clock.now()
  const account = await accountById(db, row.staff_id)
  const { id, staff_id: staffId, source, format, columns, filter, zone, row_count: rows } = row
  await inTransaction(db, async (tx) => {
    const isReady = 'file' in end
    const ended = await tx
      .updateTable('export_job')
      .set({
        ended_at: now,
        row_count: rows,
        ...(isReady
          ? {
              state: 'ready',
              byte_count: BigInt(end.file.bytes),
              sha256: end.file.sha256,
              expires_at: new Date(now.getTime() + EXPORT_KEPT_DAYS * DAY_MS),
            }
          : { state: 'failed', failure: end.failure }),
      })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (ended.numUpdatedRows === 0n) return
    const actor = { staffId, name: account?.mail ?? '', role: null, sessionId: row.session_id, ip: row.ip }
    const made = { format, columns, filter, zone, rows: String(rows) }
    await writeAudit(
      tx,
      { ...actor, requestId: row.request_id },
      {
        action: 'console.export.make',
        object: `export:${id}`,
        merchantCode: row.merchant_code,
        after: {
          source,
          ...made,
          ...(isReady ? { sha256: end.file.sha256.toString('hex') } : { failure: end.failure }),
        },
        ...(isReady ? { result: 'exported' } : { result: 'refused', refusal: 'export.failed' }),
      },
    )
    await notifyStaff(tx, { to: 'account', staffId: String(staffId), about: 'export', id: String(id) })
    if (isReady && row.schedule_id !== null && account) await mailReport(ports, tx, { row, mail: account.mail })
  })
}

/** Mails the person of a schedule that the file is ready. The file itself needs a sign-in, because it has figures. */
async function mailReport(
  ports: Pick<MakePorts, 'clock' | 'secrets' | 'config'>,
  tx: Db,
  { row, mail }: { row: StoredExport; mail: string },
): Promise<void> {
  const { source, merchant_code: merchantCode } = row
  if (merchantCode === null) return
  const days = Object.values(z.object({ from: z.string(), until: z.string() }).parse(row.filter)).join(' – ')
  await writeMessage(tx, ports, {
    merchantCode,
    channel: 'mail',
    recipient: mail,
    subject: `${source.replace('report-', 'Report: ')}, ${merchantCode}, ${days}`,
    body: [
      `Your scheduled report is ready: ${source.replace('report-', '')} of ${merchantCode}, ${days}.`,
      `Open it in your inbox: ${consoleOrigin(ports.config)}/m/${merchantCode}/inbox`,
      'The file is deleted after a few days. To end the schedule, open Reports.',
    ].join('\n\n'),
    expiresAt: new Date(ports.clock.now().getTime() + DAY_MS),
  })
}
