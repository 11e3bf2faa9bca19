import { spanOf } from '@ante/contract/launch/play-days.ts'
import type { PlayRange, PlaySpan } from '@ante/contract/launch/play-days.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'

/** The days by the calendar of the merchant's zone, where today begins for its players. */
export interface MerchantDays extends PlaySpan {
  zone: string
}

interface DaysQuery {
  range: PlayRange
  from?: string | undefined
  to?: string | undefined
}

/** The days that were said, or those that a name stands for. */
export async function parseDays(
  db: Db,
  { merchantCode, now }: { merchantCode: string; now: Date },
  { range, from, to }: DaysQuery,
): Promise<MerchantDays> {
  const merchant = await db
    .selectFrom('merchant')
    .select(['zone', sql<string>`to_char(${now}::timestamptz at time zone zone, 'YYYY-MM-DD')`.as('today')])
    .where('code', '=', merchantCode)
    .executeTakeFirstOrThrow()
  const { zone, today } = merchant
  return { zone, ...(from !== undefined && to !== undefined ? { from, to } : spanOf(range, today)) }
}
