import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { databaseNow } from './now.ts'

/** Returns the day this many days from today, in a time zone: `2026-02-28`. */
export async function dayFrom(tx: Db, zone: string, days: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char((${await databaseNow(tx)}::timestamptz at time zone ${zone})::date + ${days}::int, 'YYYY-MM-DD') as day
  `.execute(tx)
  return rows[0]?.day ?? ''
}
