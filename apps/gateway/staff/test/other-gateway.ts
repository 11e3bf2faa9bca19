import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished } from 'vitest'

import type { TestGateway } from '../../test/start-gateway.ts'
import { TEST_SECRET } from '../../test/test-config.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'main.ts')

/** Starts a gateway in a process of its own until the test ends, on the same database. */
export async function startOtherGateway({ databaseUrl }: TestGateway): Promise<{ url: string; kill(): void }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ante-kill-'))
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const environment = { DATABASE_URL: databaseUrl, SECRETS_KEY: TEST_SECRET, DEMO_DATA: 'off', LOG_LEVEL: 'silent' }
  const other = spawn(process.execPath, [MAIN], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  const kill = () => void other.kill('SIGKILL')
  onTestFinished(() => {
    kill()
    rmSync(dataDir, { recursive: true, force: true })
  })
  let url = ''
  const statusOf = async () => {
    url = JSON.parse(await readFile(join(dataDir, 'gateway.json'), 'utf8')).url
    return (await fetch(`${url}/readyz`)).status
  }
  await expect.poll(() => statusOf().catch(() => 0), { timeout: 60_000, interval: 200 }).toBe(200)
  return { url, kill }
}
