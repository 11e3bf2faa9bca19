import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { addressOf, copyDatabase, dropDatabase } from '@ante/embedded-postgres/databases.ts'
import { testServerUrl } from '@ante/embedded-postgres/test-server.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { seededTemplate } from './test/template.ts'

const name = `test_${randomUUID().replaceAll('-', '')}`
let dataDir: string
let gateway: ChildProcess
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ante main '))
  await copyDatabase(testServerUrl(), { template: await seededTemplate(), name })
})
afterEach(async () => {
  gateway.kill('SIGKILL')
  await dropDatabase(testServerUrl(), name)
  rmSync(dataDir, { recursive: true, force: true })
})

/** Runs `main.ts` as its runner does; resolves when it accepts requests. */
async function run(): Promise<void> {
  const own = { DATABASE_URL: addressOf(testServerUrl(), name), DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' }
  gateway = fork(join(import.meta.dirname, 'main.ts'), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [],
    env: { ...process.env, ...own, NODE_ENV: 'development', DEMO_DATA: 'off', LOG_LEVEL: 'info' },
  })
  for await (const line of createInterface({ input: gateway.stdout ?? process.stdin })) {
    if (line.includes('"gateway.started"')) return
  }
  throw new Error('the gateway ended before it was ready')
}

test('a gateway whose runner has died stops gracefully by itself', async () => {
  await run()
  const ended = once(gateway, 'exit')
  gateway.disconnect()
  expect(await ended).toEqual([0, null])
})
