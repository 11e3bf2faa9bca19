import pg from 'pg'

import type { Log } from './log.ts'

export type Db = pg.Pool
/** A pool, or the single connection of a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>

// int8 holds money here: a float would lose precision.
const INT8 = 20
pg.types.setTypeParser(INT8, BigInt)

/** Default maximum number of connections. */
export const CONNECTIONS = 8
const CONNECT_TIMEOUT_MS = 3_000

/** Opens a pool on a `postgresql://` address; `?host=/folder` selects a unix socket. */
export function openDatabase(connectionString: string, log: Log, max = CONNECTIONS): Db {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'sandbox',
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // An idle connection that breaks, for example when the database restarts, must not end the process: the pool
  // replaces it.
  pool.on('error', (error) =>
    log.warn({ event: 'database.connection_lost', err: error }, 'database connection is lost'),
  )
  // A connection that breaks between two statements of a transaction must not end the process either: the next
  // statement fails anyway.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

/** Runs `work` in one transaction; any exception rolls it back. */
export async function inTransaction<Result>(db: Db, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
  const client = await db.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    for (const act of afterwards.get(client) ?? []) act()
    return result
  } catch (error) {
    await client.query('rollback').catch((lost: unknown) => {
      broken = lost instanceof Error ? lost : new Error('The connection broke.')
    })
    throw error
  } finally {
    afterwards.delete(client)
    client.release(broken)
  }
}

/** Actions to run after the commit of a transaction; a rollback discards them. */
const afterwards = new WeakMap<Queryable, (() => void)[]>()

/** Registers an action to run after the commit. The action must not throw. */
export function afterCommit(tx: Queryable, act: () => void): void {
  const actions = afterwards.get(tx)
  if (actions) actions.push(act)
  else afterwards.set(tx, [act])
}
