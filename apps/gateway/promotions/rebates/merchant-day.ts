import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/** Days of a merchant's calendar, as `2026-02-28`, and when what is not claimed is settled the next time. */
export interface RebateDays {
  today: string
  /** The day whose settling is due, or was: of what was played before it. */
  settling: string
  settlesAt: Date
}

/** Source: domain handbook 9.8. */
const SETTLED_AT_HOUR = 3

export async function rebateDaysOf(db: Db, merchantCode: string, now: Date): Promise<RebateDays> {
  const { rows } = await sql<RebateDays>`
    select to_char(clock, 'YYYY-MM-DD') as today,
      to_char(clock - make_interval(hours => ${SETTLED_AT_HOUR}), 'YYYY-MM-DD') as settling,
      (date_trunc('day', clock - make_interval(hours => ${SETTLED_AT_HOUR}))
        + make_interval(days => 1, hours => ${SETTLED_AT_HOUR})) at time zone zone as "settlesAt"
    from (select zone, ${now}::timestamptz at time zone zone as clock from merchant where code = ${merchantCode}) there
  `.execute(db)
  const [days] = rows
  if (!days) throw new Error(`there is no merchant ${merchantCode}`)
  return days
}
