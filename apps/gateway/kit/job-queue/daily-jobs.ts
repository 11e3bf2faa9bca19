import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import { inTransaction } from '../db.ts'
import type { Db } from '../db.ts'
import type { Ports } from '../ports.ts'
import { minutesOf, momentOf } from '../zone-days.ts'
import { addJob } from './add-job.ts'
import type { DailyJob, MerchantDay, RecurringJob } from './job.ts'
import { every } from './job.ts'

/** Maximum delay of a daily job's start. */
const EVERY_MS = MINUTE_MS

/** Merchants that have daily jobs, with their time zones. */
export type ZonesOf = () => Promise<readonly { merchantCode: string; zone: string }[]>

interface DailyPorts extends Pick<Ports, 'db' | 'clock'> {
  zones: ZonesOf
}

/**
 * Recurring job that adds each daily job when its time has come in its merchant's time zone. After a downtime, only the
 * job of the latest day is added.
 */
export const addDailyJobs = (ports: DailyPorts, jobs: readonly DailyJob[]): RecurringJob =>
  every(EVERY_MS, 'queue.add-daily-jobs', async () => {
    const now = ports.clock.now().getTime()
    for (const { merchantCode, zone } of await ports.zones()) {
      const today = dayOf(zone, now)
      for (const { at, definition } of jobs) {
        const day = now >= momentOf(zone, today, minutesOf(at)) ? today : plusDays(today, -1)
        await addDay(ports.db, definition, { merchantCode, day })
      }
    }
  })

/** Adds the job of a day, unless a gateway has already added it. */
async function addDay(db: Db, definition: DailyJob['definition'], { merchantCode, day }: MerchantDay): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql`
      insert into job_day as last (name, merchant_code, day) values (${definition.name}, ${merchantCode}, ${day}::date)
      on conflict (name, merchant_code) do update set day = excluded.day where last.day < excluded.day
      returning name`.execute(tx)
    if (rows.length > 0) await addJob(tx, definition, { merchantCode, day }, { key: `${merchantCode} ${day}` })
  })
}
