import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '../../tools/run/lib/ports.ts'
import { Stack } from '../../tools/run/lib/stack.ts'

/** All journeys come from one address, and there are more of them than a household makes logins, accounts and codes. */
const LIMITS = { LOGINS_PER_MINUTE: '10000', REGISTRATIONS_PER_NETWORK: '10000', CODES_PER_NETWORK: '10000' }

/**
 * Serves the built app, the gateway on a fresh embedded database and the sandbox, on free ports, for all journeys of
 * a run. The workers read their addresses from the environment.
 */
export default async function serveEverything(): Promise<() => Promise<void>> {
  process.chdir(join(import.meta.dirname, '..', '..'))
  // A space, because a folder may have one.
  const dataDir = await mkdtemp(join(tmpdir(), 'ante e2e '))
  const port = await freePort()
  const stack = new Stack({
    port,
    sandboxPort: await freePort(),
    smtpPort: await freePort(),
    dataDir,
    tls: false,
    environment: { ...LIMITS, SANDBOX_FAULTS: 'on', LOG_LEVEL: 'warn' },
  })
  await stack.start()
  process.env['E2E_PORT'] = String(port)
  process.env['E2E_SANDBOX_URL'] = stack.sandboxUrl
  process.env['E2E_DATABASE_URL'] = stack.databaseUrl
  process.env['E2E_DATA_DIR'] = dataDir
  return async () => {
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
