import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { operate } from '../../operator/operate.ts'
import { codeOf, newStaff, STAFF_PASSWORD } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { TEST_SECRET } from '../../test/test-config.ts'

let gateway: TestGateway
const folder = mkdtempSync(join(tmpdir(), 'ante-flags-'))
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await gateway.stop()
})

/** Runs a command; in the name of staff after a sign-in. */
async function run(argv: string[], typed: string[] = []) {
  const received = { stdout: '', stderr: '' }
  const environment = { DATABASE_URL: gateway.databaseUrl, SECRETS_KEY: TEST_SECRET }
  const code = await operate(argv, {
    environment: { ...environment, ANTE_SESSION_FILE: join(folder, 'session.json') },
    actor: 'deploy',
    print: (text) => (received.stdout += `${text}\n`),
    printError: (text) => (received.stderr += text),
    async *hiddenLines() {
      yield* typed
    },
  })
  return { code, ...received }
}

const isOn = async (flag: string) => {
  const merchant = gateway.ports.db.selectFrom('merchant').select('settings').where('code', '=', 'aurora')
  return (await merchant.executeTakeFirstOrThrow()).settings.flags[flag] === true
}

test('a flag that two persons change is switched at once only before the first owner exists', async () => {
  expect(await run(['flags', 'update', 'aurora', 'MEMTRANS3', 'off'])).toMatchObject({ code: 0 })
  expect(await isOn('MEMTRANS3')).toBe(false)

  const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  expect(await run(['login', owner.mail], [STAFF_PASSWORD, codeOf(gateway, owner)])).toMatchObject({ code: 0 })
  const on = ['flags', 'update', 'aurora', 'MEMTRANS3', 'on']
  expect(await run(on)).toMatchObject({ code: 2, stderr: expect.stringContaining('--reason is required') })
  const requested = await run([...on, '--reason', 'Fraud is solved'])
  expect(requested).toMatchObject({ code: 0, stdout: expect.stringContaining('Another person must approve it.') })
  expect(await isOn('MEMTRANS3')).toBe(false)
  const waiting = gateway.ports.db.selectFrom('change_request').select(['object', 'reason', 'state'])
  expect(await waiting.execute()).toEqual([{ object: 'flag:MEMTRANS3', reason: 'Fraud is solved', state: 'waiting' }])

  expect(await run(['flags', 'update', 'aurora', 'FEEDBACK3', 'off'])).toMatchObject({ code: 0 })
  expect(await isOn('FEEDBACK3')).toBe(false)
})
