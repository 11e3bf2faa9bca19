import { checkAffiliate } from '@ante/contract/identity/affiliate.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const { runCommand, outputOf } = cliOf(() => gateway)

test('the sender name of messages to members can be set per channel, and reset', async () => {
  expect(
    await outputOf('senders', 'update', 'lotus', '--sms', 'LOTUSTH', '--mail', 'play@lotus.example'),
  ).toMatchObject({
    after: { sms: 'LOTUSTH', mail: 'play@lotus.example' },
  })
  expect(await outputOf('senders', 'update', 'lotus', '--sms', 'none')).toMatchObject({
    after: { sms: null, mail: 'play@lotus.example' },
  })
  expect(await outputOf('senders', 'list', 'lotus')).toMatchObject([{ sms: null, mail: 'play@lotus.example' }])
  expect(await outputOf('senders', 'update', 'lotus', '--mail', 'none')).toMatchObject({
    after: { sms: null, mail: null },
  })
})

test('a closed link registers no members, in any spelling', async () => {
  const check = () => gateway.call(checkAffiliate, { code: 'AGENT01' })
  expect(await check()).toMatchObject({ ok: true })
  expect(await outputOf('links', 'list', 'aurora', '--agent', 'agent01')).toMatchObject([
    { code: 'AGENT01', agent: 'agent01', state: 'open' },
  ])
  expect(await outputOf('links', 'close', 'aurora', 'agent01')).toMatchObject({
    changed: true,
    after: { state: 'closed' },
  })
  expect(await outputOf('links', 'close', 'aurora', 'AGENT01')).toMatchObject({ changed: false })
  expect(await check()).toMatchObject({ ok: false, code: 'affiliate.invalid' })
  expect(await outputOf('links', 'list', 'aurora', '--agent', 'agent01')).toMatchObject([
    { state: 'closed', closed: expect.any(String) },
  ])
})

test.each([
  [['senders', 'update', 'aurora'], 2, '--sms and --mail'],
  [['senders', 'update', 'aurora', '--sms', 'MUCHTOOLONGNAME'], 1, 'up to 11'],
  [['senders', 'update', 'aurora', '--sms', '   '], 1, 'up to 11'],
  [['senders', 'update', 'aurora', '--mail', 'nobody'], 1, 'Invalid mail address'],
  [['links', 'close', 'lotus', 'AGENT1'], 1, 'Did you mean AGENT01?'],
  [['links', 'close', 'lotus'], 2, "argument 'code'"],
])('%j exits with %i and a helpful sentence', async (argv, code, message) => {
  expect(await runCommand(...argv)).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) })
})
