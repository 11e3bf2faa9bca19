import pg from 'pg'

import { NoDatabase } from './failures.ts'

/** PostgreSQL's undefined_table and undefined_column: another database, or one of another version. */
const NOT_OURS = new Set(['42P01', '42703'])
/** It answers, and does not let us in. Classes: connection, authorisation, catalogue name, resources, shutdown. */
const NO_ENTRY = /^(08|28|3D|53|57P)/

/** What is to be told of a failure of the database, or the failure itself where it is none of those. */
export function explained(error: unknown): unknown {
  const { code = '', message = '' } = error instanceof Error ? (error as Error & { code?: string }) : {}
  if (error instanceof pg.DatabaseError) {
    if (NOT_OURS.has(code)) {
      return new NoDatabase('The database is not of this version: start a gateway of this version on it once.')
    }
    return NO_ENTRY.test(code) ? new NoDatabase(`The database does not let us in: ${message}.`) : error
  }
  // The network's codes are letters; what the pool says has none.
  const isNetwork = /^E[A-Z]+$/.test(code) || /^Connection terminated|^timeout exceeded/.test(message)
  return isNetwork
    ? new NoDatabase(`The database does not answer (${code || message}). Is the gateway running?`)
    : error
}
