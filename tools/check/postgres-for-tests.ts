import { startTestServer, TEST_SERVER_VARIABLE } from '@ante/embedded-postgres/test-server.ts'

/** Vitest's global setup: one PostgreSQL for all tests of a run, started by the first project that needs it. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  return process.env[TEST_SERVER_VARIABLE] ? undefined : startTestServer()
}
