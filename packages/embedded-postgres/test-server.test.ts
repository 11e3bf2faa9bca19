import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import { createDatabase } from './databases.ts'
import { memoryFolder } from './memory-folder.ts'
import { startTestServer, TEST_SERVER_VARIABLE, testServerUrl } from './test-server.ts'
import { TIMEOUT_MS } from './test-support.ts'

function withEnvironment(values: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
}

test('a test run starts a separate server, and removes it afterwards', { timeout: TIMEOUT_MS }, async () => {
  withEnvironment({ TEST_DATABASE_URL: undefined, [TEST_SERVER_VARIABLE]: undefined })
  const stop = await startTestServer()
  const url = testServerUrl()
  expect(await createDatabase(url, 'demo')).toBe(true)
  await stop()
  await expect(createDatabase(url, 'demo')).rejects.toThrow('ENOENT')
})

test('a given server is used unchanged and left running', { timeout: TIMEOUT_MS }, async () => {
  withEnvironment({ TEST_DATABASE_URL: undefined, [TEST_SERVER_VARIABLE]: undefined })
  const stopOuter = await startTestServer()
  const outerUrl = testServerUrl()
  withEnvironment({ TEST_DATABASE_URL: outerUrl, [TEST_SERVER_VARIABLE]: undefined })

  const stop = await startTestServer()
  expect(testServerUrl()).toBe(outerUrl)
  await stop()

  expect(await createDatabase(outerUrl, 'demo')).toBe(true)
  await stopOuter()
})

test('the leftovers of a killed test run are removed by a later one', { timeout: TIMEOUT_MS }, async () => {
  withEnvironment({ TEST_DATABASE_URL: undefined, [TEST_SERVER_VARIABLE]: undefined })
  const abandoned = await mkdtemp(join(memoryFolder(), 'ante-test-'))
  onTestFinished(() => rm(abandoned, { recursive: true, force: true }))
  await mkdir(join(abandoned, 'postgres'))
  await utimes(abandoned, 0, 0)
  const stop = await startTestServer()
  expect(existsSync(abandoned)).toBe(false)
  await stop()
})

test('a test outside a test run reports the missing server', () => {
  withEnvironment({ [TEST_SERVER_VARIABLE]: undefined })
  expect(() => testServerUrl()).toThrow('ANTE_TEST_POSTGRES is not set')
})
