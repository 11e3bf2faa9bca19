import { createHash } from 'node:crypto'

import { exportAudit, getAuditVerification, listAudit, verifyAudit } from '@ante/contract/staff/audit.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { newStaff } from '../test/staff-members.ts'
import type { StaffMember } from '../test/staff-members.ts'
import { systemOperator } from './system-actor.ts'
import { writeAudit } from './write-audit.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const write = (object: string, merchantCode: string | null = 'aurora', after: unknown = null) =>
  inTransaction(gateway.ports.db, (tx) =>
    writeAudit(tx, systemOperator('test'), { action: 'test.entry.write', object, merchantCode, after }),
  )
/** Starts the verification of a chain, and waits until the job has finished it. */
async function verified(reader: StaffMember, merchant: string) {
  expect(await reader.call(verifyAudit, { merchant })).toMatchObject({ ok: true })
  const read = async () => {
    const answer = await reader.call(getAuditVerification, { merchant })
    return answer.ok ? answer.value.verification : null
  }
  await expect.poll(async () => (await read())?.finishedAt, { timeout: 20_000 }).not.toBeNull()
  return read()
}
const auditor = () => newStaff(gateway, { roles: [['auditor', null]] })

test('simultaneous entries of several merchants have positions without gaps, and each hash covers the previous one', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, index) => write(`many:${index}`, index % 3 ? 'aurora' : 'lotus')))
  const reader = await auditor()
  for (const merchant of ['aurora', 'lotus'])
    expect(await verified(reader, merchant)).toMatchObject({ problems: [], finishedAt: expect.any(String) })
  const { rows } = await sql<{ missing: bigint }>`
    select max(position) - count(*) as missing from audit_entry where chain = 'aurora'`.execute(gateway.ports.db)
  expect(rows[0]?.missing).toBe(0n)
})

test('a transaction that is rolled back leaves no entry and no gap', async () => {
  const failing = inTransaction(gateway.ports.db, async (tx) => {
    await writeAudit(tx, systemOperator('test'), {
      action: 'test.entry.write',
      object: 'undone',
      merchantCode: 'aurora',
    })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await write('after')
  const reader = await auditor()
  expect(await verified(reader, 'aurora')).toMatchObject({ problems: [] })
})

test('the log is read page by page, newest first, with filters', async () => {
  for (const index of [1, 2, 3, 4, 5]) await write(`page:${index}`)
  await write('page:lotus', 'lotus')
  const reader = await auditor()
  const first = await reader.call(listAudit, { merchant: 'aurora', action: 'test.entry.write', size: 2 })
  if (!first.ok || first.value.next === null) throw new Error('there is no second page')
  expect(first.value.entries.map(({ object }) => object)).toEqual(['page:5', 'page:4'])
  const second = await reader.call(listAudit, {
    merchant: 'aurora',
    action: 'test.entry.write',
    size: 2,
    after: first.value.next,
  })
  expect(second.ok && second.value.entries.map(({ object }) => object)).toEqual(['page:3', 'page:2'])
  expect(await reader.call(listAudit, { merchant: 'aurora', object: 'page:lotus' })).toMatchObject({
    value: { entries: [] },
  })
  expect(await reader.call(listAudit, { merchant: 'aurora', actor: reader.mail })).toMatchObject({
    value: { entries: expect.arrayContaining([expect.objectContaining({ result: 'read' })]) },
  })
})

test('neither secrets nor personal data are in the log', async () => {
  await write('redacted', 'aurora', { password: 'hunter2', note: 'Call +639171234567', member: 'player01' })
  const row = await gateway.ports.db
    .selectFrom('audit_entry')
    .select('after')
    .where('object', '=', 'redacted')
    .executeTakeFirstOrThrow()
  expect(row.after).toEqual({ password: '[secret]', note: 'Call [personal]', member: 'player01' })
})

test('an export contains the hash of its file and no formulas, and is logged itself', async () => {
  await write('=HYPERLINK("http://evil.example")')
  const reader = await auditor()
  const answer = await reader.call(exportAudit, { merchant: 'aurora', action: 'test.entry.write' })
  if (!answer.ok) throw new Error(answer.code)
  const { csv, sha256, rows } = answer.value
  expect(sha256).toBe(createHash('sha256').update(csv).digest('hex'))
  expect(csv).toContain(`"'=HYPERLINK`)
  const [entry] = await gateway.ports.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('action', '=', 'audit.entry.export')
    .orderBy('id', 'desc')
    .execute()
  expect(entry).toMatchObject({ actor: reader.mail, result: 'exported', after: { rows, sha256 } })
})
