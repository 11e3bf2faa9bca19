import { plusDays } from '@ante/contract/kit/days.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { Keeper } from '../../kit/keeper.ts'
import type { KeeperOptions } from '../../kit/keeper.ts'
import type { Ports } from '../../kit/ports.ts'
import { rebateDaysOf } from '../../promotions/public.ts'
import { BalanceNews } from '../../wallet/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { countAllNews } from '../teams/team-news.ts'
import type { IncomeDay } from './due-income.ts'
import { releaseHeldIncome } from './held-income.ts'
import { payIncomeOf } from './pay-income.ts'
import type { IncomePorts } from './pay-income.ts'

const LOOK_EVERY_MS = 60_000
/** Whoever was away for longer pays older days by the operator's hand. */
const DAYS_MADE_UP_FOR = 31

/** Pays agents their parts of what the bets of each day give back, from three in the morning after it on. */
export class RebateIncome {
  readonly #news: BalanceNews
  readonly #keeper: Keeper

  constructor(ports: Pick<AgentsPorts, 'db' | 'clock' | 'log'> & Pick<Ports, 'bus'>, options?: KeeperOptions) {
    this.#news = new BalanceNews(ports.bus)
    const paying = { ...ports, news: this.#news }
    const care = { everyMs: LOOK_EVERY_MS, failure: 'the rebates of agents could not be paid', log: ports.log }
    this.#keeper = new Keeper({ ...care, look: () => lookAfterIncome(paying) }, options)
  }

  /** Finishes what it is at, and begins nothing more. */
  async close(): Promise<void> {
    await this.#keeper.close()
    this.#news.flush()
  }
}

async function lookAfterIncome(ports: IncomePorts): Promise<void> {
  await payDueIncome(ports)
  await releaseHeldIncome(ports)
}

/** Pays the days that are over and that nobody has paid for, the oldest first, at each merchant. */
export async function payDueIncome(ports: IncomePorts): Promise<void> {
  const { db, clock } = ports
  const merchants = await db
    .selectFrom('merchant')
    .select(['code', 'currency'])
    .where('trial_of', 'is', null)
    .orderBy('code')
    .execute()
  for (const { code: merchantCode, currency } of merchants) {
    const { settling } = await rebateDaysOf(db, merchantCode, clock.now())
    for (const day of await daysDue(db, merchantCode, plusDays(settling, -1))) {
      // All that was bet on the day is in the sums of teams; what ends later is in the next payment.
      await countAllNews(db, { now: clock.now() })
      await payIncomeOf(ports, { merchantCode, currency, day })
    }
  }
}

/** What was played on later days is paid for; until then nobody has anything coming. */
export async function beginIncomeAfter(tx: Db, { merchantCode, day }: IncomeDay, at: Date): Promise<void> {
  await tx
    .insertInto('agent_rebate_run')
    .values({ merchant_code: merchantCode, day, done_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Where nothing was paid yet it begins with the last day: what was played before there were rates earns nothing. */
async function daysDue(db: Db, merchantCode: string, last: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day
    from generate_series(
      greatest(${last}::date - ${DAYS_MADE_UP_FOR - 1}::int, coalesce((
        select max(day) + 1 from agent_rebate_run
        where merchant_code = ${merchantCode} and done_at is not null), ${last}::date)),
      ${last}::date, interval '1 day') day order by 1`.execute(db)
  return rows.map(({ day }) => day)
}
