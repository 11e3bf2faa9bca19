import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/** Returns the time of the database's clock, which the gateways use too. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select date_trunc('milliseconds', clock_timestamp()) as now`.execute(db)
  return rows[0]?.now ?? new Date()
}
