import { randomUUID } from 'node:crypto'

import type { Database } from '@ante/gateway/kit/db.ts'

/** Table whose rows are as long as a bet's transfer, with a unique key. */
const TABLE = 'create table if not exists bench_bare (like transfer)'
const KEY = 'create unique index if not exists bench_bare_key on bench_bare (key)'
const INSERT = `insert into bench_bare (id, key, code, merchant_code, currency, debit_account, credit_account, amount,
  reference, occurred_at) values (1, $1, 3200, 'aurora', 'PHP', 1, 2, 100, $1, now())`

/**
 * Measures bare inserts into the database of the bets, with concurrent clients: one statement, one commit, and no
 * rules. The ratio of bets to bare inserts shows the cost of the bet rules, independent of the machine.
 */
export async function bareInserts({ pool }: Database, clients: number, seconds: number): Promise<number[]> {
  for (const statement of [TABLE, KEY]) await pool.query(statement)
  const until = performance.now() + seconds * 1000
  const counts = await Promise.all(Array.from({ length: clients }, () => insertUntil(pool, until)))
  await pool.query('drop table bench_bare')
  return counts.flat()
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
