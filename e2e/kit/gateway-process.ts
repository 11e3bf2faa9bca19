import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { site } from './site.ts'

/** Kills the gateway with SIGKILL, as in a power failure, and waits until it serves again: the runner restarts it. */
export async function killGateway(): Promise<void> {
  const before = gatewayPid()
  process.kill(before, 'SIGKILL')
  await expect.poll(gatewayPid, { timeout: 60_000 }).not.toBe(before)
}

/** Reads the process id that the gateway writes when it is ready. */
function gatewayPid(): number {
  const note = readFileSync(join(site().dataDir, 'gateway.json'), 'utf8')
  const { pid } = JSON.parse(note) as { pid: number }
  return pid
}
