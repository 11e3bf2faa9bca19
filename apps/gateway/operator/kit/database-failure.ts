import pg from 'pg'

import { NoDatabase } from './failures.ts'

/**
 * Error codes `undefined_table` and `undefined_column`: the database is not a gateway's, or has another version.
 */
const UNKNOWN_SCHEMA = new Set(['42P01', '42703'])
/**
 * Error classes of a database that answers but refuses access: connection, authorisation, unknown database, resources,
 * shutdown.
 */
const REFUSES_ACCESS = /^(08|28|3D|53|57P)/

/** Returns a readable error for a database failure, or the failure itself if it is of another kind. */
export function explainDatabaseFailure(error: unknown): unknown {
  const { code = '', message = '' } = error instanceof Error ? (error as Error & { code?: string }) : {}
  if (error instanceof pg.DatabaseError) {
    if (UNKNOWN_SCHEMA.has(code)) {
      return new NoDatabase('The database has another version: start a gateway of this version on it once.')
    }
    return REFUSES_ACCESS.test(code) ? new NoDatabase(`The database refused the connection: ${message}.`) : error
  }
  // Network errors have letter codes; the pool's errors have none.
  const isNetwork = /^E[A-Z]+$/.test(code) || /^Connection terminated|^timeout exceeded/.test(message)
  return isNetwork
    ? new NoDatabase(`The database does not answer (${code || message}). Is the gateway running?`)
    : error
}
