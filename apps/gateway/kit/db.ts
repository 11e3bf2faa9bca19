import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

/** The tables, each declared by the capability that owns it (declaration merging in its `tables.ts`). */
export interface Tables {}

export type Db = Kysely<Tables>

/** The database as the gateway holds it: Kysely for most, the pool itself for the named statements of money. */
export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

// int8 is money or an id here: a float would lose both.
const INT8 = 20
pg.types.setTypeParser(INT8, BigInt)

/** Who waits longer for a connection is told that the database is away: no queue is endless. */
const CONNECTION_LIMIT_MS = 15_000
/** A gateway that died in the middle of a transaction must not hold its locks for the hours that the network takes. */
const IDLE_IN_TRANSACTION_LIMIT_MS = 30_000

const LIMITS = {
  keepAlive: true,
  connectionTimeoutMillis: CONNECTION_LIMIT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
}

/** Opens a pool. `connection` is a URL, or what `pg` takes for a unix socket. */
export function openDatabase(connection: pg.PoolConfig, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({ application_name: 'ante', ...LIMITS, ...connection })
  // An idle connection that breaks (the database was restarted) is replaced by the pool; it must not end the process.
  pool.on('error', onLost)
  // The same for one that breaks between two statements of a transaction: the next statement fails, and that is enough.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

const RETRIED = new Set(['40001', '40P01'])
const ATTEMPTS = 5

/** Runs `work` in a transaction; a deadlock or serialisation failure is tried again, so that no caller sees one. */
export async function inTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= ATTEMPTS || !(error instanceof pg.DatabaseError) || !RETRIED.has(error.code ?? '')) throw error
    }
  }
}

/** Classes of errors that refuse a statement as a whole: bad data, a conflict, a lock, a limit. */
const UNDONE = /^(2|4|54|55|57014|P0)/

/**
 * Whether this failure says that nothing was done. After any other, as a full disk or a broken connection, nobody knows
 * whether the commit came before it.
 */
export function wasUndone(error: unknown): boolean {
  return error instanceof pg.DatabaseError && UNDONE.test(error.code ?? '')
}
