import { approveChange } from '@ante/contract/staff/changes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { fetchAsHost } from '../../test/fetch-as-host.ts'
import { startOtherGateway } from '../test/other-gateway.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { csrfOf } from '../sessions/sessions.ts'
import { balanceChanges } from '../test/balance-changes.ts'
import { CONSOLE } from '../test/staff-members.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const { merchant, withRole, newMember, proposed, stateOf } = balanceChanges(() => gateway)

test('kill -9 between approval and application loses nothing: another gateway applies the change once', async () => {
  const { url, kill } = await startOtherGateway(gateway)
  const [finance, risk, { account, balanceOf }] = [await withRole('finance'), await withRole('risk'), await newMember()]
  const change = await proposed(finance, account)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  // A lock on the member's wallet blocks the application after the approval was committed.
  let locked = () => {}
  const isLocked = new Promise<void>((resolve) => (locked = resolve))
  const holding = inTransaction(gateway.ports.db, async (tx) => {
    await sql`
      select from account where member_id = (
        select id from member where merchant_code = ${merchant} and account = ${account}) for update`.execute(tx)
    locked()
    await held
  })
  await isLocked
  const headers = {
    'Content-Type': 'application/json',
    Cookie: `__Host-ante-console=${risk.token}`,
    'X-CSRF-Token': csrfOf(risk.token),
  }
  const address = url + approveChange.path.replace(':merchant', merchant).replace(':id', change.id)
  const body = JSON.stringify({ binding: change.binding })
  const answered = fetchAsHost(address, { method: 'POST', headers, body }, CONSOLE).then(
    () => 'answered',
    () => 'broken',
  )
  await expect.poll(() => stateOf(change)).toMatchObject({ state: 'approved' })

  kill()

  expect(await answered).toBe('broken')
  expect(await stateOf(change)).toMatchObject({ state: 'approved' })
  release()
  await holding
  await expect.poll(() => stateOf(change), { timeout: 30_000 }).toMatchObject({ state: 'applied' })
  expect(await balanceOf()).toBe(unitsOf('1000'))
}, 120_000)
