import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

export interface PlayOfDay {
  /** `2026-02-28`. */
  day: string
  staked: bigint
  paid: bigint
  valid: bigint
}

/** Returns the sums of a member's ended rounds and settled lottery bets by the day on which they began. */
export async function playByDay(
  db: Db,
  { memberId, from, to }: { memberId: bigint; from: string; to: string },
): Promise<PlayOfDay[]> {
  const { rows } = await sql<PlayOfDay>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(staked)::int8 as staked, sum(paid)::int8 as paid,
      sum(valid)::int8 as valid
    from play_day
    where member_id = ${memberId} and day >= ${from}::date and day < ${to}::date and outcome <> 'voided'
    group by play_day.day order by play_day.day`.execute(db)
  return rows
}
