import { sql } from 'kysely'

import type { ShiftedClock } from './clock.ts'
import type { Db } from './db.ts'

const EVERY_MS = 60_000

/**
 * Keeps `clock` on the database's time, so that all instances agree on deadlines despite wrong local clocks. Returns a
 * function that stops it. If the database does not answer, the offset stays.
 */
export async function followDatabaseClock(clock: ShiftedClock, db: Db): Promise<() => void> {
  await follow(clock, db)
  const timer = setInterval(() => void follow(clock, db).catch(() => undefined), EVERY_MS)
  return () => clearInterval(timer)
}

async function follow(clock: ShiftedClock, db: Db): Promise<void> {
  const startedMs = Date.now()
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const answered = Date.now()
  const databaseTime = rows[0]?.now.getTime()
  if (databaseTime === undefined) return
  // The database read its clock between request and answer, so the right offset lies between two bounds. The offset
  // changes only if it is outside of them, and only up to the nearest bound.
  clock.offsetMs = Math.min(Math.max(clock.offsetMs, databaseTime - answered), databaseTime - startedMs)
}
