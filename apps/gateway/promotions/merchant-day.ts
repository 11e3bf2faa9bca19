import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'

/** Returns the day of the merchant's calendar, as `2026-02-28`; with `beginsAtHour` a day begins at that hour. */
export async function merchantDay(db: Db, merchantCode: string, now: Date, beginsAtHour = 0): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char((${now}::timestamptz at time zone zone) - make_interval(hours => ${beginsAtHour}), 'YYYY-MM-DD') as day
    from merchant where code = ${merchantCode}`.execute(db)
  return foundAt(merchantCode, rows).day
}

/** Returns the start of each of these days of the merchant's calendar, also where a clock change skips midnight. */
export async function dayBegins(db: Db, merchantCode: string, ...days: string[]): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select day::date::timestamp at time zone zone as at
    from merchant, unnest(${days}::text[]) with ordinality requested (day, place)
    where code = ${merchantCode} order by place`.execute(db)
  return rows.map(({ at }) => at)
}

/** Days of a merchant's calendar, as `2026-02-28`, and the time of the next automatic settlement. */
export interface RebateDays {
  today: string
  /** Day of the latest settlement, which pays for bets before this day. */
  settling: string
  settlesAt: Date
}

/** Hour of the settlement by the merchant's clock. Source: domain handbook 9.8. */
const SETTLED_AT_HOUR = 3

export async function rebateDaysOf(db: Db, merchantCode: string, now: Date): Promise<RebateDays> {
  const { rows } = await sql<RebateDays>`
    select to_char(clock, 'YYYY-MM-DD') as today,
      to_char(clock - make_interval(hours => ${SETTLED_AT_HOUR}), 'YYYY-MM-DD') as settling,
      (date_trunc('day', clock - make_interval(hours => ${SETTLED_AT_HOUR}))
        + make_interval(days => 1, hours => ${SETTLED_AT_HOUR})) at time zone zone as "settlesAt"
    from (select zone, ${now}::timestamptz at time zone zone as clock from merchant where code = ${merchantCode}) there
  `.execute(db)
  return foundAt(merchantCode, rows)
}

function foundAt<Row>(merchantCode: string, [found]: readonly Row[]): Row {
  if (!found) throw new Error(`no merchant ${merchantCode}`)
  return found
}
