import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/** Returns the time up to which all events are in the team sums. */
export async function countedAtOf(db: Db): Promise<string> {
  const { rows } = await sql<{ at: Date }>`select counted_at as at from team_counting`.execute(db)
  const [counting] = rows
  if (!counting) throw new Error('team_counting has no row')
  return counting.at.toISOString()
}
