import { createHash } from 'node:crypto'

import { createExportLink, listExports, requestExport } from '@ante/contract/console/exports.ts'
import { searchFields } from '@ante/contract/console/search-fields.ts'
import { listStaff } from '@ante/contract/staff/accounts.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import excel from 'exceljs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { BYTE_ORDER_MARK } from '../../kit/csv-line.ts'
import { CONSOLE, entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { exportable } from './exportable.ts'
import { makeExport } from './make-export.ts'
import { deleteExpiredExports } from './stored-exports.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.ports.clock.offsetMs = 0
})

const merchant = 'aurora'
const withRole = (role: string) => newStaff(gateway, { roles: [[role, merchant]], merchantCode: merchant })

async function requested(staff: StaffMember, input: Partial<Parameters<typeof startExport>[1]> = {}) {
  const answer = await startExport(staff, { source: 'audit', format: 'csv', ...input })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.id
}
const startExport = (
  staff: StaffMember,
  input: { source: string; format: 'csv' | 'xlsx'; filter?: Record<string, string>; columns?: string[] },
) => staff.call(requestExport, { merchant, ...input, filter: searchFields(input.filter ?? {}) })

async function ended(staff: StaffMember, id: string) {
  const found = async () => {
    const answer = await staff.call(listExports, { merchant })
    return answer.ok ? answer.value.exports.find((one) => one.id === id) : undefined
  }
  await expect.poll(async () => (await found())?.state).not.toBe('waiting')
  return found()
}

const download = (staff: StaffMember, path: string) =>
  gateway.fetch(path, { headers: { Cookie: `__Host-ante-console=${staff.token}` } }, CONSOLE)

async function linkOf(staff: StaffMember, id: string): Promise<string> {
  const answer = await staff.call(createExportLink, { merchant, id })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.path
}

async function fileOf(staff: StaffMember, id: string): Promise<Buffer> {
  const response = await download(staff, await linkOf(staff, id))
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

test('filtered rows are exported in the background, with the chosen columns, and the export is logged', async () => {
  const auditor = await withRole('auditor')
  for (const _ of [1, 2]) await auditor.call(listStaff, { merchant })
  const filter = { actor: auditor.mail, action: 'staff.account.read' }
  const id = await requested(auditor, { filter, columns: ['at', 'actor', 'action'] })
  const made = await ended(auditor, id)
  expect(made).toMatchObject({ state: 'ready', rows: '2', format: 'csv', source: 'audit', failure: null })
  const file = await fileOf(auditor, id)
  const line = expect.stringMatching(
    new RegExp(`^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d,${auditor.mail},staff.account.read$`),
  )
  expect(file.toString().split('\r\n')).toEqual([`${BYTE_ORDER_MARK}Time (${made?.zone}),Who,Action`, line, line, ''])
  const sha256 = createHash('sha256').update(file).digest('hex')
  expect(made?.sha256).toBe(sha256)
  const entries = await entriesAbout(gateway, `export:${id}`)
  expect(entries.map(({ action, result, actor }) => [action, result, actor])).toEqual([
    ['console.export.download', 'exported', auditor.mail],
    ['console.export.link', 'done', auditor.mail],
    ['console.export.make', 'exported', auditor.mail],
  ])
  expect(entries[2]?.after).toMatchObject({ rows: '2', sha256, columns: ['at', 'actor', 'action'], zone: made?.zone })
})

/** Returns the rows of a file as text, including the titles; for a spreadsheet, those of the first sheet. */
async function rowsOf(format: 'csv' | 'xlsx', file: Buffer): Promise<string[][]> {
  if (format === 'csv')
    return file
      .toString()
      .split('\r\n')
      .map((line) => line.split(','))
      .slice(0, -1)
  const book = new excel.Workbook()
  await book.xlsx.load(file as unknown as Parameters<typeof book.xlsx.load>[0])
  const rows: string[][] = []
  // A formula would be an object.
  book.worksheets[0]?.eachRow(({ values }) => rows.push([...(values as unknown[])].slice(1).map(String)))
  return rows
}

test.each(['csv', 'xlsx'] as const)('a name that looks like a formula is text in %s', async (format) => {
  const admin = await withRole('merchant-admin')
  const { db } = gateway.ports
  await db.updateTable('staff_account').set({ display_name: '=1+1' }).where('id', '=', admin.id).execute()
  const id = await requested(admin, { source: 'staff', format, columns: ['displayName', 'mail'] })
  expect(await ended(admin, id)).toMatchObject({ state: 'ready' })
  expect(await rowsOf(format, await fileOf(admin, id))).toContainEqual(["'=1+1", admin.mail])
})

test('a link is valid once, for a minute, and only for its account', async () => {
  const [auditor, colleague] = [await withRole('auditor'), await withRole('auditor')]
  const id = await requested(auditor, { filter: { actor: 'none' } })
  await ended(auditor, id)
  expect(await colleague.call(createExportLink, { merchant, id })).toMatchObject({ code: 'export.not.found' })
  const path = await linkOf(auditor, id)
  expect((await download(colleague, path)).status).toBe(404)
  const both = await Promise.all([download(auditor, path), download(auditor, path)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  const late = await linkOf(auditor, id)
  gateway.ports.clock.offsetMs = 2 * MINUTE_MS
  expect((await download(auditor, late)).status).toBe(404)
  expect((await gateway.fetch(late, {}, CONSOLE)).status).toBe(401)
})

test('an export requires the permission to see the list, and a valid filter and columns', async () => {
  const [support, auditor] = [await withRole('support'), await withRole('auditor')]
  expect(await startExport(support, { source: 'audit', format: 'csv' })).toMatchObject({ code: 'permission.denied' })
  expect(await startExport(auditor, { source: 'unknown', format: 'csv' })).toMatchObject({
    code: 'export.source.not.found',
  })
  for (const more of [{ filter: { result: 'no result' } }, { columns: ['password'] }])
    expect(await startExport(auditor, { source: 'audit', format: 'csv', ...more })).toMatchObject({
      code: 'export.invalid',
    })
})

/** Stores an export without adding its job. */
async function storedExport(staff: StaffMember, source: string, format: 'csv' | 'xlsx' = 'csv') {
  const { db, clock } = gateway.ports
  const { session_id: sessionId } = await db
    .selectFrom('staff_session')
    .select('id as session_id')
    .where('staff_id', '=', staff.id)
    .executeTakeFirstOrThrow()
  const made = {
    staff_id: staff.id,
    merchant_code: merchant,
    source,
    format,
    filter: '{}',
    columns: ['number', 'name'],
  }
  const { id } = await db
    .insertInto('export_job')
    .values({ ...made, zone: 'UTC', session_id: sessionId, ip: null, request_id: null, requested_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const ROWS = 25_000
const numbers = exportable({
  source: 'numbers',
  permission: 'audit.entry.read',
  filter: z.object({}),
  columns: [
    { id: 'number', title: 'Number', value: (number: number) => number },
    { id: 'name', title: 'Name', value: (number) => `row ${number} ${'x'.repeat(80)}` },
  ],
  page: async (_db, { after = '0', size }) => {
    const from = Number(after)
    const rows = Array.from({ length: Math.min(size, ROWS - from) }, (_, index) => from + index + 1)
    return { rows, next: from + size < ROWS ? String(from + size) : null }
  },
})
const exportables = new Map([[numbers.source, numbers]])

test.each(['csv', 'xlsx'] as const)(
  'a long list is a complete %s file in parts; a repeat makes it once',
  async (format) => {
    const auditor = await withRole('auditor')
    const id = await storedExport(auditor, 'numbers', format)
    const ports = { ...gateway.ports, exportables }
    await gateway.ports.db
      .insertInto('export_part')
      .values({ export_id: id, number: 0, content: Buffer.from('of an attempt that died') })
      .execute()
    await makeExport(ports, id, { isLast: false })
    await makeExport(ports, id, { isLast: false })
    expect(await ended(auditor, String(id))).toMatchObject({ state: 'ready', rows: String(ROWS) })
    const rows = await rowsOf(format, await fileOf(auditor, String(id)))
    expect(rows).toHaveLength(ROWS + 1)
    expect(rows[ROWS]).toEqual(['25000', `row 25000 ${'x'.repeat(80)}`])
  },
)

test('a right that was lost meanwhile fails the export', async () => {
  const support = await withRole('support')
  const id = await storedExport(support, 'numbers')
  await makeExport({ ...gateway.ports, exportables }, id, { isLast: false })
  expect(await ended(support, String(id))).toMatchObject({ state: 'failed', rows: '0' })
  const [entry] = await entriesAbout(gateway, `export:${id}`)
  expect(entry).toMatchObject({ action: 'console.export.make', result: 'refused' })
})

test('a file is deleted when it expires', async () => {
  const auditor = await withRole('auditor')
  const id = await requested(auditor, { filter: { actor: 'none' } })
  await ended(auditor, id)
  const later = { ...gateway.ports, clock: { now: () => new Date(Date.now() + 8 * 24 * 60 * MINUTE_MS) } }
  await deleteExpiredExports(later)
  expect(await ended(auditor, id)).toMatchObject({ state: 'expired' })
  expect(await auditor.call(createExportLink, { merchant, id })).toMatchObject({ code: 'export.not.found' })
  const parts = await gateway.ports.db
    .selectFrom('export_part')
    .select('number')
    .where('export_id', '=', BigInt(id))
    .execute()
  expect(parts).toEqual([])
})
