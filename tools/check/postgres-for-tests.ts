import { startTestServer, TEST_SERVER_VARIABLE } from '@ante/embedded-postgres/test-server.ts'

/** The PostgreSQL of this run, stored as a property of `process`, because each project loads this module separately. */
interface SharedServer {
  users: number
  stop: Promise<() => Promise<void>>
}

const SHARED = Symbol.for('ante.postgres-for-tests')
const shared = globalThis as { [SHARED]?: SharedServer }

/**
 * Vitest's global setup: one PostgreSQL for all tests of a run, started by the first project that needs it and
 * stopped by the last.
 */
export async function setup(): Promise<() => Promise<void>> {
  const server = (shared[SHARED] ??= { users: 0, stop: startTestServer() })
  server.users++
  const stop = await server.stop
  return async () => {
    server.users--
    if (server.users > 0) return
    delete shared[SHARED]
    delete process.env[TEST_SERVER_VARIABLE]
    await stop()
  }
}
