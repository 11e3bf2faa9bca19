import { randomUUID } from 'node:crypto'

import { runChange } from '@ante/contract/console/operations.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { csrfOf } from '../../staff/sessions/sessions.ts'
import { startOtherGateway } from '../../staff/test/other-gateway.ts'
import { CONSOLE, newStaff } from '../../staff/test/staff-members.ts'
import { fetchAsHost } from '../../test/fetch-as-host.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

test('kill -9 during a change makes it with its entry or not at all, and a repeated call makes it once', async () => {
  const { url, kill } = await startOtherGateway(gateway)
  const staff = await newStaff(gateway, { roles: [['merchant-admin', 'aurora']], merchantCode: 'aurora' })
  const { db } = gateway.ports
  const made = async () => {
    const changes = await db
      .selectFrom('audit_entry')
      .select('object')
      .where('staff_id', '=', staff.id)
      .where('result', '=', 'done')
      .execute()
    const merchant = await db
      .selectFrom('merchant')
      .select('settings')
      .where('code', '=', 'aurora')
      .executeTakeFirstOrThrow()
    return { changes: changes.length, flag: merchant.settings.flags['FEEDBACK3'] }
  }
  const values = [
    { name: 'flag', value: 'FEEDBACK3' },
    { name: 'on|off', value: 'off' },
  ]
  const body = { subject: 'flags', action: 'update', values, key: randomUUID() }
  const headers = {
    'Content-Type': 'application/json',
    Cookie: `__Host-ante-console=${staff.token}`,
    'X-CSRF-Token': csrfOf(staff.token),
  }
  const address = `${url}/console/m/aurora/operations/flags/update`
  // The change waits for the merchant's row when the gateway dies.
  const answered = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('merchant').select('code').where('code', '=', 'aurora').forUpdate().execute()
    const call = fetchAsHost(address, { method: 'POST', headers, body: JSON.stringify(body) }, CONSOLE).then(
      () => 'answered',
      () => 'broken',
    )
    await expect
      .poll(async () => {
        const { rows } = await sql`
          select from pg_stat_activity where wait_event_type = 'Lock' and query like '%merchant%for update%'`.execute(
          db,
        )
        return rows.length
      })
      .toBeGreaterThan(0)
    kill()
    return call
  })
  expect(answered).toBe('broken')
  // The waiting transaction of the dead gateway ends without a commit.
  await expect
    .poll(async () => (await staff.call(runChange, { merchant: 'aurora', ...body })).ok, { timeout: 30_000 })
    .toBe(true)
  expect(await made()).toEqual({ changes: 1, flag: false })
  const repeated = await staff.call(runChange, { merchant: 'aurora', ...body })
  expect(repeated).toMatchObject({ value: { isRepeat: true, result: { before: true, after: false } } })
  expect(await made()).toEqual({ changes: 1, flag: false })
}, 120_000)
