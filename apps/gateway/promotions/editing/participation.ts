import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/** Counts and sums of the players who take part in a promotion. Amounts are in the ledger's units. */
export interface Participation {
  joined: number
  applying: number
  claimable: { count: number; amount: bigint }
  claimed: { count: number; amount: bigint }
}

/** Returns who takes part in a promotion now: what an early end or a change of its rules concerns. */
export async function participationOf(db: Db, promotionId: bigint, now: Date): Promise<Participation> {
  const [entries, rewards] = await Promise.all([
    sql<{ joined: bigint; applying: bigint }>`
      select count(*) filter (where state = 'signed') as joined, count(*) filter (where state = 'applying') as applying
      from promotion_entry where promotion_id = ${promotionId} and state in ('signed', 'applying')`.execute(db),
    sql<{ claimable: bigint; open: bigint; claimed: bigint; paid: bigint }>`
      select count(*) filter (where status = 'issued' and expires_at > ${now}) as claimable,
        coalesce(sum(amount) filter (where status = 'issued' and expires_at > ${now}), 0)::int8 as open,
        count(*) filter (where status = 'claimed') as claimed,
        coalesce(sum(amount) filter (where status = 'claimed'), 0)::int8 as paid
      from reward where promotion_id = ${promotionId}`.execute(db),
  ])
  const { joined = 0n, applying = 0n } = entries.rows[0] ?? {}
  const { claimable = 0n, open = 0n, claimed = 0n, paid = 0n } = rewards.rows[0] ?? {}
  return {
    joined: Number(joined),
    applying: Number(applying),
    claimable: { count: Number(claimable), amount: open },
    claimed: { count: Number(claimed), amount: paid },
  }
}
