import { spanOf } from '@ante/contract/launch/play-days.ts'
import type { PlayRange, PlaySpan } from '@ante/contract/launch/play-days.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'

/** Range of days in the merchant's time zone. */
export interface MerchantDays extends PlaySpan {
  zone: string
}

interface DaysQuery {
  range: PlayRange
  from?: string | undefined
  to?: string | undefined
}

/** Returns the requested days, or those of a named range. */
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
