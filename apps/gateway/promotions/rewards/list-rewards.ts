import type { Language } from '@ante/contract/merchant/language.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { REWARDS_PER_PAGE } from '@ante/contract/promotions/rewards.ts'
import type { listRewards, RewardStatus } from '@ante/contract/promotions/rewards.ts'
import { sql } from 'kysely'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import type { Ports } from '../../kit/ports.ts'
import { rewardsFrom, shownReward } from './rewards.ts'

/** Returns the member's rewards after a cursor, latest first, with totals. */
export async function listOwnRewards(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { member, language }: { member: SignedIn; language: Language },
  { status, type, after }: ParsedInputOf<typeof listRewards>,
): Promise<OutputOf<typeof listRewards>> {
  const now = clock.now()
  const memberId = BigInt(member.memberId)
  const [rows, sums] = await Promise.all([
    rewardsFrom(db)
      .where('reward.member_id', '=', memberId)
      .$if(status !== undefined, (requested) => requested.where(statusAt(now), '=', status ?? 'U'))
      .$if(type !== undefined, (requested) => requested.where('reward.type', '=', type ?? 'MANUAL'))
      .$if(after !== undefined, (requested) => requested.where('reward.id', '<', BigInt(after ?? 0)))
      .orderBy('reward.id', 'desc')
      .limit(REWARDS_PER_PAGE + 1)
      .execute(),
    sumsOf(db, memberId, now),
  ])
  const { page, next } = pageOf(rows, REWARDS_PER_PAGE, ({ id }) => String(id))
  return {
    rewards: page.map((reward) => shownReward(reward, { now, language })),
    next,
    sums,
    currency: member.currency,
    now: now.toISOString(),
  }
}

const statusAt = (now: Date) =>
  sql<RewardStatus>`case when reward.status = 'claimed' then 'C' when reward.expires_at > ${now} then 'U' else 'E' end`

async function sumsOf(db: Db, memberId: bigint, now: Date) {
  const rows = await db
    .selectFrom('reward')
    .select(({ fn }) => [
      statusAt(now).as('shown'),
      fn.countAll<bigint>().as('rewards'),
      sql<bigint>`sum(amount)::int8`.as('amount'),
    ])
    .where('member_id', '=', memberId)
    .groupBy('shown')
    .execute()
  const sum = (status: RewardStatus) => {
    const row = rows.find(({ shown }) => shown === status)
    return { rewards: Number(row?.rewards ?? 0), amount: textOf(row?.amount ?? 0n) }
  }
  return { U: sum('U'), C: sum('C'), E: sum('E') }
}
