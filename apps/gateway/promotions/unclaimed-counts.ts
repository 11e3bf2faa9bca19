import type { Ports } from '../kit/ports.ts'

export interface UnclaimedCount {
  memberId: string
  unclaimedCount: number
}

/** What waits for each of these members to be claimed now, by one query. */
export async function unclaimedCounts(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  memberIds: string[],
): Promise<UnclaimedCount[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .selectFrom('reward')
    .select(({ fn }) => ['member_id', fn.countAll<bigint>().as('count')])
    .where('member_id', 'in', memberIds.map(BigInt))
    .where('status', '=', 'issued')
    .where('expires_at', '>', clock.now())
    .groupBy('member_id')
    .execute()
  const counts = new Map(rows.map(({ member_id: id, count }) => [String(id), Number(count)]))
  return memberIds.map((memberId) => ({ memberId, unclaimedCount: counts.get(memberId) ?? 0 }))
}
