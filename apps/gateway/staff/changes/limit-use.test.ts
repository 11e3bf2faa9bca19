import { approveChange } from '@ante/contract/staff/changes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { balanceChanges } from '../test/balance-changes.ts'
import { applyChange } from './apply-change.ts'
import { withCurrentRights } from './current-rights.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const { merchant, withRole, newMember, adjust, proposed, stateOf } = balanceChanges(() => gateway)

async function usedBy(staffId: bigint): Promise<bigint> {
  const { rows } = await sql<{ used: string }>`
    select coalesce(sum(amount), 0) as used from staff_limit_use where staff_id = ${staffId}`.execute(gateway.ports.db)
  return BigInt(rows[0]?.used ?? 0)
}

test('an approved change that fails does not count against the daily limit of the approver', async () => {
  const [finance, risk, { account }] = [await withRole('finance'), await withRole('risk'), await newMember()]
  const applied = await proposed(finance, account, '900')
  expect(await risk.call(approveChange, applied)).toMatchObject({ value: { state: 'applied' } })
  expect(await usedBy(risk.id)).toBe(unitsOf('900'))
  const failing = await proposed(finance, account, '5000', { direction: 'debit' })
  expect(await risk.call(approveChange, failing)).toMatchObject({ value: { state: 'failed' } })
  expect(await usedBy(risk.id)).toBe(unitsOf('900'))
  // A second attempt to apply the change, as by the job, does not return the amount again.
  await applyChange({ ...gateway.ports, actions: new Map() }, BigInt(failing.id))
  expect(await usedBy(risk.id)).toBe(unitsOf('900'))
})

test('the amount of a failed change can be approved again on the same day', async () => {
  const [finance, risk, { account }] = [await withRole('finance'), await withRole('risk'), await newMember('60000.00')]
  const { db } = gateway.ports
  for (let index = 0; index < 4; index += 1) {
    const change = await proposed(finance, account, '50000', { direction: 'debit', reason: `Attempt ${index}` })
    const isFirst = index === 0
    expect(await risk.call(approveChange, change)).toMatchObject({ value: { state: isFirst ? 'applied' : 'failed' } })
  }
  expect(await usedBy(risk.id)).toBe(unitsOf('50000'))
  const credit = await proposed(finance, account, '50000')
  expect(await risk.call(approveChange, credit)).toMatchObject({ value: { state: 'applied' } })
  expect(await db.selectFrom('staff_limit_use').selectAll().where('staff_id', '=', risk.id).execute()).toHaveLength(1)
})

test('two accounts of a person share the daily limit', async () => {
  const first = await withRole('finance')
  const twin = await withRole('finance', first.mail.replace('@', '+b@'))
  const { account, balanceOf } = await newMember('0.00')
  const answers = []
  for (let index = 0; index < 11; index += 1) answers.push(await adjust(index % 2 ? twin : first, account, '500'))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
  expect(answers.at(-1)).toMatchObject({ code: 'limit.exceeded', details: { per: 'day', limit: '5000.00' } })
  expect(await balanceOf()).toBe(unitsOf('5000'))
})

test('the rights at the time of the change count, not those at its admission', async () => {
  const finance = await withRole('finance')
  const submitter = { staffId: finance.id, merchantCode: merchant, zone: 'UTC', held: [], audit: async () => undefined }
  const { db } = gateway.ports
  const held = await inTransaction(db, (tx) => withCurrentRights(tx, submitter))
  expect(held.held.length).toBeGreaterThan(10)
  await db.deleteFrom('staff_grant').where('staff_id', '=', finance.id).execute()
  expect(await inTransaction(db, (tx) => withCurrentRights(tx, { ...submitter, held: held.held }))).toMatchObject({
    held: [],
  })
})

test('values that this version cannot read end as failed, instead of being tried for ever', async () => {
  const [finance, risk, { account }] = [await withRole('finance'), await withRole('risk'), await newMember()]
  const change = await proposed(finance, account)
  await sql`update change_request set "values" = '{"account": 5}'::jsonb where id = ${change.id}`.execute(
    gateway.ports.db,
  )
  expect(await risk.call(approveChange, change)).toMatchObject({ value: { state: 'failed' } })
  expect(await stateOf(change)).toMatchObject({ failure: { code: 'values.outdated' } })
})
