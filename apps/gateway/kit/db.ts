import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

/** The tables, each declared by the capability that owns it (declaration merging in its `tables.ts`). */
export interface Tables {}

export type Db = Kysely<Tables>

/** The database handles: Kysely for most queries, the pool for the prepared statements of money. */
export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

// int8 is an amount or id here: a float would lose precision.
const INT8 = 20
pg.types.setTypeParser(INT8, BigInt)

/** Maximum wait for a pool connection in milliseconds; longer waits fail as an outage. */
const CONNECTION_LIMIT_MS = 15_000
/** Idle timeout of a transaction in milliseconds. A dead gateway would otherwise hold its locks for hours. */
const IDLE_IN_TRANSACTION_LIMIT_MS = 30_000

const LIMITS = {
  keepAlive: true,
  connectionTimeoutMillis: CONNECTION_LIMIT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
}

/** Opens a pool. `connection` is a URL, or `pg` options for a unix socket. */
export function openDatabase(connection: pg.PoolConfig, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({ application_name: 'ante', ...LIMITS, ...connection })
  // Without this handler, a broken idle connection (after a database restart) would end the process. The pool replaces
  // it.
  pool.on('error', onLost)
  // Without this handler, a connection that breaks between two statements of a transaction would end the process. The
  // next statement reports the error.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

const RETRIED = new Set(['40001', '40P01'])
const ATTEMPTS = 5

/** Runs `work` in a transaction; attempts it up to five times after deadlocks and serialisation failures. */
export async function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= ATTEMPTS || !(error instanceof pg.DatabaseError) || !RETRIED.has(error.code ?? '')) throw error
    }
  }
}

/** Classes of errors that reject a statement completely: invalid data, a conflict, a lock, a limit. */
const ROLLED_BACK = /^(2|4|54|55|57014|P0)/

/**
 * Whether this error means that nothing was changed. After any other error, such as a full disk or a broken connection,
 * it is unknown whether the commit succeeded.
 */
export function wasRolledBack(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ROLLED_BACK.test(error.code ?? '')
}
