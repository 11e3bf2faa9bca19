import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'

export const PERIOD_MS = 5 * MINUTE_MS
/**
 * Maximum time in milliseconds between a transfer's timestamp and its commit. Periods younger than this are summed
 * again by each run.
 */
const SETTLED_MS = 15 * MINUTE_MS
/** Age in milliseconds of the first summed period, so that the dashboard can compare with last week. */
const FIRST_MS = 9 * DAY_MS
/** Maximum length in milliseconds of the time range that one transaction sums. */
const STEP_MS = 6 * HOUR_MS
const KEPT_MS = 100 * DAY_MS
const PLAYERS_KEPT_MS = 15 * DAY_MS

/** Sums the activity since the last run. */
export async function sumActivity({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  while (!(await sumStep(db, now))) {
    // Each step is a transaction of its own.
  }
}

/** Sums the next step of up to six hours. Returns whether all activity up to `now` is summed. */
async function sumStep(db: Db, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ summed_until: Date }>`select summed_until from activity_progress for update`.execute(
      tx,
    )
    const [progress] = rows
    const summed = progress ? progress.summed_until.getTime() - SETTLED_MS : now.getTime() - FIRST_MS
    const from = new Date(Math.floor(Math.min(summed, now.getTime()) / PERIOD_MS) * PERIOD_MS)
    const until = new Date(Math.min(from.getTime() + STEP_MS, Math.ceil((now.getTime() + 1) / PERIOD_MS) * PERIOD_MS))
    await sumPeriods(tx, from, until)
    await recordActivePlayers(tx, from, until)
    await removeOld(tx, now)
    const reached = until < now ? until : now
    await sql`
      insert into activity_progress (summed_until) values (${reached})
      on conflict (only_row) do update set summed_until = excluded.summed_until`.execute(tx)
    return until >= now
  })
}

/** Replaces the sums of the periods in [from, until). */
async function sumPeriods(tx: Db, from: Date, until: Date): Promise<void> {
  const period = (column: string) => sql`date_bin('5 minutes', ${sql.ref(column)}, timestamptz '2000-01-01')`
  await sql`
    delete from activity_sum
    where merchant_code in (select code from merchant) and period >= ${from} and period < ${until}`.execute(tx)
  await sql`
    insert into activity_sum (merchant_code, period, measure, amount, count)
    select merchant_code, ${period('occurred_at')}, 'transfer:' || code, sum(amount), count(*)
    from transfer where occurred_at >= ${from} and occurred_at < ${until}
    group by 1, 2, code`.execute(tx)
  await sql`
    insert into activity_sum (merchant_code, period, measure, amount, count)
    select merchant_code, ${period('registered_at')}, 'registration', 0, count(*)
    from member where registered_at >= ${from} and registered_at < ${until} and type <> 4
    group by 1, 2`.execute(tx)
  await sql`
    insert into activity_sum (merchant_code, period, measure, amount, count)
    select merchant_code, ${period('credited_at')}, 'first_deposit', sum(credited), count(*)
    from deposit d where credited_at >= ${from} and credited_at < ${until}
      and not exists (
        select from deposit earlier
        where earlier.member_id = d.member_id and (earlier.credited_at, earlier.id) < (d.credited_at, d.id))
    group by 1, 2`.execute(tx)
}

/** Stores the time of each member's first bet of a day, in the time zone of the merchant. */
async function recordActivePlayers(tx: Db, from: Date, until: Date): Promise<void> {
  await sql`
    insert into active_player (merchant_code, day, member_id, first_bet_at)
    select t.merchant_code, (t.occurred_at at time zone merchant.zone)::date, account.member_id, min(t.occurred_at)
    from transfer t
    join account on account.id = t.debit_account
    join merchant on merchant.code = t.merchant_code
    where t.occurred_at >= ${from} and t.occurred_at < ${until} and t.code in (3200, 4200)
      and account.member_id is not null
    group by 1, 2, 3
    order by 1, 2, 3
    on conflict (merchant_code, day, member_id) do update
      set first_bet_at = least(active_player.first_bet_at, excluded.first_bet_at)
      where excluded.first_bet_at < active_player.first_bet_at`.execute(tx)
}

async function removeOld(tx: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await sql`
    delete from activity_sum
    where merchant_code in (select code from merchant) and period < ${before(KEPT_MS)}`.execute(tx)
  await sql`
    delete from active_player
    where merchant_code in (select code from merchant) and day < ${before(PLAYERS_KEPT_MS)}::timestamptz::date`.execute(
    tx,
  )
}
