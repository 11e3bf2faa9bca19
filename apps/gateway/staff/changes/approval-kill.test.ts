import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { approveChange } from '@ante/contract/staff/changes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { unitsOf } from '../../kit/money.ts'
import { fetchAsHost } from '../../test/fetch-as-host.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { TEST_SECRET } from '../../test/test-config.ts'
import { csrfOf } from '../sessions/sessions.ts'
import { balanceChanges } from '../test/balance-changes.ts'
import { CONSOLE } from '../test/staff-members.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'main.ts')

let gateway: TestGateway
let killed: ChildProcess | undefined
const dataDir = mkdtempSync(join(tmpdir(), 'ante-kill-'))
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(async () => {
  killed?.kill('SIGKILL')
  await gateway.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts a gateway in a process of its own, on the same database; returns its address. */
async function startOther(): Promise<string> {
  const { databaseUrl } = gateway
  const { PATH = '' } = process.env
  const environment = { DATABASE_URL: databaseUrl, SECRETS_KEY: TEST_SECRET, DEMO_DATA: 'off', LOG_LEVEL: 'silent' }
  killed = spawn(process.execPath, [MAIN], {
    env: { PATH, ...environment, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  let url = ''
  const statusOf = async () => {
    url = JSON.parse(await readFile(join(dataDir, 'gateway.json'), 'utf8')).url
    return (await fetch(`${url}/readyz`)).status
  }
  await expect.poll(() => statusOf().catch(() => 0), { timeout: 60_000, interval: 200 }).toBe(200)
  return url
}

const { merchant, withRole, newMember, proposed, stateOf } = balanceChanges(() => gateway)

test('kill -9 between approval and application loses nothing: another gateway applies the change once', async () => {
  const url = await startOther()
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

  killed?.kill('SIGKILL')

  expect(await answered).toBe('broken')
  expect(await stateOf(change)).toMatchObject({ state: 'approved' })
  release()
  await holding
  await expect.poll(() => stateOf(change), { timeout: 30_000 }).toMatchObject({ state: 'applied' })
  expect(await balanceOf()).toBe(unitsOf('1000'))
}, 120_000)
