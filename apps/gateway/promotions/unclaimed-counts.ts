import { sql } from 'kysely'

import type { Ports } from '../kit/ports.ts'

export interface UnclaimedCount {
  memberId: string
  unclaimedCount: number
}

/**
 * Returns for each of these members the number of claimable rewards plus spins of running wheels. The number is zero
 * for excluded members, who can claim nothing.
 */
export async function unclaimedCounts(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  memberIds: string[],
): Promise<UnclaimedCount[]> {
  if (memberIds.length === 0) return []
  const [requested, now] = [memberIds.map(BigInt), clock.now()]
  const { rows } = await sql<{ member_id: bigint; count: bigint }>`
    select member_id, count(*) as count from (
      select member_id from reward
      where member_id = any (${requested}::int8[]) and status = 'issued' and expires_at > ${now}
      union all
      select ticket.member_id from wheel_ticket ticket join promotion on promotion.id = ticket.promotion_id
      where ticket.member_id = any (${requested}::int8[]) and ticket.spun_at is null and ticket.expires_at > ${now}
        and wheel_has_prizes(promotion, ${now})
    ) waiting
    where member_id <> all ((select excluded_members(${requested}::int8[], ${now}))::int8[])
    group by member_id`.execute(db)
  const counts = new Map(rows.map(({ member_id: id, count }) => [String(id), Number(count)]))
  return memberIds.map((memberId) => ({ memberId, unclaimedCount: counts.get(memberId) ?? 0 }))
}
