import { plusDays } from '@ante/contract/kit/days.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { momentOf } from '../../kit/zone-days.ts'
import { INTERNAL_TYPES } from '../rules.ts'
import './tables.ts'

/** Number of days of which the return is computed. */
const RETURN_DAYS = 30
/** Number of past days that are summed again, because rounds end or are corrected after their day. */
const SUMMED_DAYS = 3
/** Longest duration of a round that is found by the time of its beginning, in days. */
const MARGIN_DAYS = 1

interface MerchantDay {
  merchantCode: string
  /** Current day of the merchant; it is not complete and not summed. */
  day: string
}

/**
 * Sums the rounds of the last days by game, and computes the return to player of the last 30 days with its standard
 * error. Accounts of staff and tests, and trial members, are left out. May run any number of times per day, also
 * simultaneously.
 */
export async function sumReturns({ db }: Pick<Ports, 'db'>, { merchantCode, day }: MerchantDay): Promise<void> {
  const { zone } = await db
    .selectFrom('merchant')
    .select('zone')
    .where('code', '=', merchantCode)
    .executeTakeFirstOrThrow()
  for (let ago = 1; ago <= SUMMED_DAYS; ago++)
    await inTransaction(db, async (tx) => {
      const summed = plusDays(day, -ago)
      const from = new Date(momentOf(zone, plusDays(summed, -MARGIN_DAYS)))
      const until = new Date(momentOf(zone, plusDays(summed, 1 + MARGIN_DAYS)))
      await sql`delete from game_return_day where merchant_code = ${merchantCode} and day = ${summed}`.execute(tx)
      await sql`
        insert into game_return_day (merchant_code, day, node_id, rounds, staked, paid, staked_squares, paid_squares, products)
        select ${merchantCode}, ${summed}::date, round.node_id, count(*), sum(round.staked), sum(round.paid),
          sum(round.staked::numeric * round.staked), sum(round.paid::numeric * round.paid),
          sum(round.staked::numeric * round.paid)
        from game_round round join member on member.id = round.member_id
        where round.merchant_code = ${merchantCode} and round.state = 'closed' and round.day = ${summed}
          and round.opened_at >= ${from} and round.opened_at < ${until}
          and member.type <> all (${[TRIAL, ...INTERNAL_TYPES]}::int[])
        group by round.node_id order by round.node_id
        on conflict (merchant_code, day, node_id) do update set rounds = excluded.rounds, staked = excluded.staked,
          paid = excluded.paid, staked_squares = excluded.staked_squares, paid_squares = excluded.paid_squares,
          products = excluded.products`.execute(tx)
    })
  await inTransaction(db, async (tx) => {
    const kept = plusDays(day, -1 - RETURN_DAYS)
    await sql`delete from game_return_day where merchant_code = ${merchantCode} and day <= ${kept}`.execute(tx)
    await sql`delete from game_return where merchant_code = ${merchantCode}`.execute(tx)
    // The return is a ratio of sums; its variance follows by linearisation: sum((paid - return * staked)^2) / staked^2.
    await sql`
      insert into game_return (merchant_code, node_id, rounds, actual, error, until)
      select ${merchantCode}, node_id, rounds, paid / staked,
        sqrt(greatest(paid_squares - 2 * (paid / staked) * products + (paid / staked) ^ 2 * staked_squares, 0)) / staked,
        ${plusDays(day, -1)}::date
      from (
        select node_id, sum(rounds) as rounds, sum(staked) as staked, sum(paid) as paid,
          sum(staked_squares) as staked_squares, sum(paid_squares) as paid_squares, sum(products) as products
        from game_return_day
        where merchant_code = ${merchantCode} and day > ${kept} group by node_id) sums
      where staked > 0 order by node_id
      on conflict (node_id, merchant_code) do update set rounds = excluded.rounds, actual = excluded.actual,
        error = excluded.error, until = excluded.until`.execute(tx)
  })
}
