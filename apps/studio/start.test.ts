import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { createDatabase, dropDatabase, freshDatabaseUrl } from '@ante/plain-server/test/database.ts'
import { freePort } from '@ante/plain-server/test/free-port.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { FAKE_VENDORS_SECRET, fakeGateway } from './test/fake-gateway.ts'
import type { FakeGateway } from './test/fake-gateway.ts'
import { newTapId, openPage, pageAt } from './test/page-calls.ts'

const LONG = { timeout: 30_000 }
let gateway: FakeGateway
let running: ChildProcess | null = null
const databaseUrl = freshDatabaseUrl()
beforeAll(async () => {
  gateway = await fakeGateway()
})
afterEach(async () => {
  if (running?.exitCode === null && running.signalCode === null) await end('SIGKILL')
})
afterAll(async () => {
  await gateway.stop()
  await dropDatabase(databaseUrl)
})

/** Runs `main.ts` as in production; returns its address. */
async function run(environment: Record<string, string> = {}): Promise<string> {
  const port = await freePort()
  running = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...process.env,
      SANDBOX_PORT: String(port),
      SANDBOX_DATABASE_URL: databaseUrl,
      GATEWAY_URL: gateway.url,
      VENDORS_SECRET: FAKE_VENDORS_SECRET,
      SANDBOX_FAULTS: 'on',
      LOG_LEVEL: 'silent',
      ...environment,
    },
  })
  return `http://127.0.0.1:${port}`
}

async function end(signal: NodeJS.Signals): Promise<number | null> {
  if (!running) return null
  const exit = once(running, 'exit')
  running.kill(signal)
  const [code] = (await exit) as [number | null]
  return code
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )
const untilReady = (url: string) => expect.poll(() => statusOf(`${url}/readyz`), { timeout: 15_000 }).toBe(200)

test.each([
  [{ SANDBOX_DATABASE_URL: '' }, /SANDBOX_DATABASE_URL/],
  [{ SANDBOX_PORT: 'eighty' }, /SANDBOX_PORT/],
  [{ GATEWAY_URL: 'localhost:8080' }, /GATEWAY_URL: must be http/],
  [{ LOBBY_ORIGINS: "'self'; script-src *" }, /LOBBY_ORIGINS: must be origins/],
])('an invalid environment (%o) stops the start with a message', LONG, async (environment, sentence) => {
  await run(environment)
  const input: Buffer[] = []
  running?.stderr?.on('data', (chunk: Buffer) => input.push(chunk))
  const [code] = (await once(running!, 'close')) as [number]

  expect(code).toBe(1)
  expect(Buffer.concat(input).toString()).toMatch(sentence)
  expect(Buffer.concat(input).toString().trim().split('\n')).toHaveLength(1)
})

test('the process waits for a database that becomes available later, and stops on SIGTERM', LONG, async () => {
  const url = await run()
  await expect.poll(() => statusOf(`${url}/readyz`)).toBe(503)
  expect((await pageAt(url).resume()).status).toBe(503)

  await createDatabase(databaseUrl)
  await untilReady(url)
  expect(await end('SIGTERM')).toBe(0)
})

test('the process stops when its parent process has died', LONG, async () => {
  await untilReady(await run())
  const ended = once(running!, 'exit')
  running?.disconnect()
  expect(await ended).toEqual([0, null])
})

test('a bet whose process was killed is rolled back by the next start', LONG, async () => {
  const url = await run()
  await untilReady(url)
  const page = await openPage({ url, gateway })
  const before = gateway.ledger.balanceCents
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ faults: [{ call: 'bet', fault: 'stop' }] })
  await fetch(`${url}/sandbox/faults`, { method: 'POST', headers, body })
  const tapId = newTapId()
  await expect(page.round(tapId)).rejects.toThrow('fetch failed')
  expect(gateway.ledger.balanceCents).toBe(before - 100n)

  const reopened = pageAt(await run(), page.key)
  await expect.poll(() => gateway.ledger.balanceCents, { timeout: 15_000 }).toBe(before)
  expect((await reopened.round(tapId)).body).toMatchObject({ state: 'undone' })
})
