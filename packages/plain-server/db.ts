import pg from 'pg'

import type { Log } from './log.ts'

export type Db = pg.Pool
/** A pool, or the one connection of a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>

// int8 is money here: a float would lose it.
const INT8 = 20
pg.types.setTypeParser(INT8, BigInt)

/** At most, unless it is said otherwise. */
export const CONNECTIONS = 8
const CONNECT_TIMEOUT_MS = 3_000

/** Opens a pool on a `postgresql://` address, a unix socket's (`?host=/folder`) included. */
export function openDatabase(connectionString: string, log: Log, max = CONNECTIONS): Db {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'sandbox',
    max,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // An idle connection that breaks (the database was restarted) is replaced by the pool; it must not end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'A database connection was lost'))
  // The same for one that breaks between two statements of a transaction: the next statement fails, and that is enough.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

/** Runs `work` in one transaction; whatever it throws undoes all of it. */
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

/** What is to be done once a transaction is committed; nothing of it where that is undone. */
const afterwards = new WeakMap<Queryable, (() => void)[]>()

/** Notes what this transaction's end shall start: it must not throw. */
export function afterCommit(tx: Queryable, act: () => void): void {
  const noted = afterwards.get(tx)
  if (noted) noted.push(act)
  else afterwards.set(tx, [act])
}
