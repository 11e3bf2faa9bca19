import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import '../tables.ts'

interface DaysQuery {
  merchantCode: string
  memberIds: readonly bigint[]
  /** Days of the merchant's calendar, both inclusive. */
  from: string
  to: string
}

/** Returns the credited deposits of these members on these days; members without deposits are missing. */
export async function depositedOn(
  db: Db,
  { merchantCode, memberIds, from, to }: DaysQuery,
): Promise<Map<bigint, bigint>> {
  const { rows } = await sql<{ memberId: bigint; sum: bigint }>`
    select member_id as "memberId", sum(credited)::bigint as sum from deposit
    join merchant on merchant.code = ${merchantCode}
    where member_id = any (${[...memberIds]}::int8[])
      and credited_at >= ${from}::date::timestamp at time zone merchant.zone
      and credited_at < (${to}::date + 1)::timestamp at time zone merchant.zone
    group by member_id`.execute(db)
  return new Map(rows.map(({ memberId, sum }) => [memberId, sum]))
}
