import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '@ante/plain-server/test/free-port.ts'
import { CONSOLE_CODE } from '@ante/plain-server/test/developer-console.ts'
import type { FullConfig } from '@playwright/test'

import { Stack } from '../../tools/run/lib/stack.ts'
import { publishSites } from './site.ts'
import type { Site } from './site.ts'

/** Raised rate limits per address for logins, accounts and codes, because all journeys come from one address. */
const LIMITS = {
  LOGINS_PER_MINUTE: '10000',
  REGISTRATIONS_PER_NETWORK: '10000',
  CODES_PER_NETWORK: '10000',
  WRONG_INVITATIONS_PER_NETWORK: '10000',
}

interface Served {
  site: Site
  stop(): Promise<void>
}

/**
 * Serves the built app, the gateway on a fresh embedded database and the sandbox, on free ports, for all journeys of a
 * run: a separate site per worker.
 */
export default async function serveEverything({ workers }: FullConfig): Promise<() => Promise<void>> {
  process.chdir(join(import.meta.dirname, '..', '..'))
  const served = await Promise.all(Array.from({ length: workers }, serve))
  publishSites(served.map(({ site }) => site))
  return async () => {
    await Promise.all(served.map(({ stop }) => stop()))
  }
}

async function serve(): Promise<Served> {
  // The name contains a space, because real folder names may contain one.
  const dataDir = await mkdtemp(join(tmpdir(), 'ante e2e '))
  const port = await freePort()
  const stack = new Stack({
    port,
    sandboxPort: await freePort(),
    smtpPort: await freePort(),
    dataDir,
    tls: false,
    // Without staff the operator CLI needs no sign-in.
    environment: { ...LIMITS, DEMO_STAFF: 'off', SANDBOX_FAULTS: 'on', CONSOLE_CODE, LOG_LEVEL: 'warn' },
  })
  await stack.start()
  return {
    site: { port, sandboxUrl: stack.sandboxUrl, databaseUrl: stack.databaseUrl, dataDir },
    stop: async () => {
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
