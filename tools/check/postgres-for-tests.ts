/** Vitest's global setup: one PostgreSQL for all tests of a run. */
export { startTestServer as setup } from '../../apps/gateway/kit/postgres/test-server.ts'
