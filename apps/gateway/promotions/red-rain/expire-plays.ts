import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { returnEnvelopes } from './budget.ts'
import type { EnvelopesTaken } from './budget.ts'

const AT_ONCE = 200

/** Ends plays that were not opened in time, each once on any gateway, and returns their amounts to the budget. */
export async function expirePlays({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  let expiredCount: number
  do {
    expiredCount = await inTransaction(db, async (tx) => {
      const { rows } = await sql<EnvelopesTaken>`
        with expired as (
          update red_rain_play set state = 'lost', ended_at = ${now} where id in (
            select id from red_rain_play where state = 'open' and open_until <= ${now}
            order by open_until limit ${AT_ONCE} for update skip locked
          ) returning promotion_id, day, sealed
        )
        select promotion_id as "promotionId", to_char(day, 'YYYY-MM-DD') as day, count(*)::int as plays,
          sum(sealed)::int8 as amount
        from expired group by promotion_id, day order by promotion_id, day`.execute(tx)
      for (const row of rows) await returnEnvelopes(tx, row)
      return rows.reduce((sum, { plays }) => sum + plays, 0)
    })
  } while (expiredCount === AT_ONCE)
}
