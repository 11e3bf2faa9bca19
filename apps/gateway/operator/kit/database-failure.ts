import pg from 'pg'

import { NoDatabase } from './failures.ts'

/** PostgreSQL's undefined_table and undefined_column: not a gateway database, or another version. */
const NOT_OURS = new Set(['42P01', '42703'])
/**
 * The database answers, but refuses access. Error classes: connection, authorisation, catalogue name, resources,
 * shutdown.
 */
const NO_ENTRY = /^(08|28|3D|53|57P)/

/** Returns a readable error for a database failure, or the failure itself if it is of another kind. */
export function explainDatabaseFailure(error: unknown): unknown {
  const { code = '', message = '' } = error instanceof Error ? (error as Error & { code?: string }) : {}
  if (error instanceof pg.DatabaseError) {
    if (NOT_OURS.has(code)) {
      return new NoDatabase('The database has another version: start a gateway of this version on it once.')
    }
    return NO_ENTRY.test(code) ? new NoDatabase(`The database refused the connection: ${message}.`) : error
  }
  // Network errors have letter codes; the pool's errors have none.
  const isNetwork = /^E[A-Z]+$/.test(code) || /^Connection terminated|^timeout exceeded/.test(message)
  return isNetwork
    ? new NoDatabase(`The database does not answer (${code || message}). Is the gateway running?`)
    : error
}
