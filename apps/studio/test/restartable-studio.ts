import { openDatabase } from '@ante/plain-server/db.ts'
import type { Db } from '@ante/plain-server/db.ts'
import { createLog } from '@ante/plain-server/log.ts'
import { createDatabase, dropDatabase, freshDatabaseUrl } from '@ante/plain-server/test/database.ts'
import type { TestServerOptions } from '@ante/plain-server/test/test-environment.ts'

import { FAKE_VENDORS_SECRET, fakeGateway } from './fake-gateway.ts'
import type { StudioOverrides } from '../studio-part.ts'
import type { CallTarget } from './page-calls.ts'
import { startTestStudio } from './start-studio.ts'
import type { TestStudio } from './start-studio.ts'

export interface StudioOptions extends Omit<TestServerOptions, 'databaseUrl' | 'gatewayUrl' | 'port'>, StudioOverrides {
  /** Initial balance of the player. */
  balanceCents?: bigint
}

/** The vendors' sandbox on a separate database, at the same address after each start. */
export interface RestartableStudio extends CallTarget {
  readonly db: Db
  /** Stops only the sandbox: its database and the wallet remain for the next start. */
  stop(): Promise<void>
  start(environment?: Record<string, string>): Promise<void>
  /** Puts a vendor out of service or restores it. */
  setOut(vendor: string, isOutOfService: boolean): void
  close(): Promise<void>
}

export async function restartableStudio({ balanceCents, ...options }: StudioOptions = {}): Promise<RestartableStudio> {
  const databaseUrl = freshDatabaseUrl()
  await createDatabase(databaseUrl)
  const db = openDatabase(databaseUrl, createLog('silent'))
  const gateway = await fakeGateway(balanceCents)
  const started = async (port: number, changes: Record<string, string> = {}) => {
    const environment = { VENDORS_SECRET: FAKE_VENDORS_SECRET, ...options.environment, ...changes }
    const sandbox = await startTestStudio({ ...options, databaseUrl, gatewayUrl: gateway.url, port, environment })
    await sandbox.ready
    return sandbox
  }
  const first = await started(0)
  const { url } = first
  let running: TestStudio | null = first
  const stop = async () => {
    const stopped = running
    running = null
    await stopped?.stop()
  }
  return {
    url,
    gateway,
    db,
    stop,
    start: async (changes) => {
      running = await started(Number(new URL(url).port), changes)
    },
    setOut: (name, isOutOfService) => {
      running?.outages.set(name, isOutOfService)
    },
    close: async () => {
      await stop()
      await gateway.stop()
      await db.end()
      await dropDatabase(databaseUrl)
    },
  }
}
