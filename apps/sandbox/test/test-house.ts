import { openDatabase } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'
import { createLog } from '../kit/log.ts'
import type { Sandbox } from '../start.ts'
import { atDesk } from './at-desk.ts'
import { createDatabase, dropDatabase, freshDatabaseUrl } from './database.ts'
import { FAKE_VENDORS_SECRET, fakeGateway } from './fake-gateway.ts'
import type { Door } from './page-calls.ts'
import { startSandbox } from './start-sandbox.ts'
import type { SandboxOptions } from './start-sandbox.ts'

export interface HouseOptions extends Omit<SandboxOptions, 'databaseUrl' | 'gatewayUrl' | 'port'> {
  /** What the player has at first. */
  balanceCents?: bigint
}

/** The vendors' sandbox on a database of its own, at the same address after each start. */
export interface TestHouse extends Door {
  readonly db: Db
  /** Stops the sandbox alone: its database and the wallet are there for the next start. */
  stop(): Promise<void>
  start(environment?: Record<string, string>): Promise<void>
  /** By the desk's form: a vendor is out of order, or back. */
  setOut(vendor: string, isOut: boolean): Promise<void>
  close(): Promise<void>
}

export async function testHouse({ balanceCents, ...options }: HouseOptions = {}): Promise<TestHouse> {
  const databaseUrl = freshDatabaseUrl()
  await createDatabase(databaseUrl)
  const db = openDatabase(databaseUrl, createLog('silent'))
  const gateway = await fakeGateway(balanceCents)
  const started = async (port: number, changes: Record<string, string> = {}) => {
    const environment = { VENDORS_SECRET: FAKE_VENDORS_SECRET, ...options.environment, ...changes }
    const sandbox = await startSandbox({ ...options, databaseUrl, gatewayUrl: gateway.url, port, environment })
    await sandbox.ready
    return sandbox
  }
  const first = await started(0)
  const { url } = first
  let running: Sandbox | null = first
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
    setOut: async (name, isOut) => {
      await atDesk(url, 'outages', { name, out: isOut ? 'yes' : 'no' })
    },
    close: async () => {
      await stop()
      await gateway.stop()
      await db.end()
      await dropDatabase(databaseUrl)
    },
  }
}
