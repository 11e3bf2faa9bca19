import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { entriesOf, newConversation } from '../../console/operations/test/operation-calls.ts'
import { operate } from '../../operator/operate.ts'
import { codeOf, newStaff, STAFF_PASSWORD } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { TEST_SECRET } from '../../test/test-config.ts'

let gateway: TestGateway
const folder = mkdtempSync(join(tmpdir(), 'ante-chat-'))
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await gateway.stop()
})

async function run(argv: string[], typed: string[] = []) {
  const received = { stdout: '', stderr: '' }
  const code = await operate(argv, {
    environment: {
      DATABASE_URL: gateway.databaseUrl,
      SECRETS_KEY: TEST_SECRET,
      ANTE_SESSION_FILE: join(folder, 'sessions.json'),
    },
    actor: 'deploy',
    print: (text) => (received.stdout += `${text}\n`),
    printError: (text) => (received.stderr += text),
    async *hiddenLines() {
      yield* typed
    },
  })
  return { code, ...received }
}

test('support of a merchant reads and answers the conversations of the merchant only, and each is logged', async () => {
  await newStaff(gateway, { roles: [['platform-owner', null]] })
  const support = await newStaff(gateway, { roles: [['support', 'aurora']], merchantCode: 'aurora' })
  const [own, other] = [await newConversation(gateway, 'aurora'), await newConversation(gateway, 'lotus')]
  await run(['login', support.mail], [STAFF_PASSWORD, codeOf(gateway, support)])
  const count = (await entriesOf(gateway, support)).length

  expect(await run(['chat', 'show', own])).toMatchObject({ code: 0, stdout: expect.stringContaining('my deposit') })
  expect(await run(['chat', 'send', own, 'Which', 'one?'])).toMatchObject({ code: 0 })
  for (const argv of [
    ['chat', 'show', other],
    ['chat', 'send', other, 'Hello'],
    ['chat', 'close', other],
  ])
    expect(await run(argv)).toMatchObject({ code: 1, stderr: expect.stringContaining('for lotus') })
  const entries = await entriesOf(gateway, support, count)
  expect(entries.map(({ action, merchant_code: merchant, result }) => [action, merchant, result])).toEqual([
    ['chat show', 'aurora', 'read'],
    ['chat send', 'aurora', 'done'],
    ['chat show', 'lotus', 'refused'],
    ['chat send', 'lotus', 'refused'],
    ['chat close', 'lotus', 'refused'],
  ])
  const sent = await gateway.ports.db
    .selectFrom('support_message')
    .select('conversation_id')
    .where('sender', '=', 'service')
    .where('conversation_id', 'in', [BigInt(own), BigInt(other)])
    .execute()
  expect(sent).toEqual([{ conversation_id: BigInt(own) }])
})
