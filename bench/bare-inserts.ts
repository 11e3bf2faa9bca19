import { randomUUID } from 'node:crypto'

import type { Database } from '@ante/gateway/kit/db.ts'

/** A row as long as a bet's transfer, its key unique; nothing else is asked or written. */
const TABLE = 'create table if not exists bench_bare (like transfer)'
const KEY = 'create unique index if not exists bench_bare_key on bench_bare (key)'
const INSERT = `insert into bench_bare (id, key, code, merchant_code, currency, debit_account, credit_account, amount,
  reference, occurred_at) values (1, $1, 3200, 'aurora', 'PHP', 1, 2, 100, $1, now())`

/**
 * How long a bare insert takes on the database that bets are booked in, by so many clients at once: one statement, one
 * commit, and no rule. What of it bets reach says what their rules cost, whatever the machine.
 */
export async function bareInserts({ pool }: Database, clients: number, seconds: number): Promise<number[]> {
  for (const statement of [TABLE, KEY]) await pool.query(statement)
  const until = performance.now() + seconds * 1000
  const all = await Promise.all(Array.from({ length: clients }, () => insertUntil(pool, until)))
  await pool.query('drop table bench_bare')
  return all.flat()
}

async function insertUntil(pool: Database['pool'], until: number): Promise<number[]> {
  const client = await pool.connect()
  const latencies: number[] = []
  try {
    while (performance.now() < until) {
      const sentAt = performance.now()
      await client.query({ name: 'bare insert', text: INSERT, values: [randomUUID()] })
      latencies.push(performance.now() - sentAt)
    }
  } finally {
    client.release()
  }
  return latencies
}
