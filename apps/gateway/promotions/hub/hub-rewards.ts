import { HUB_REWARDS_SHOWN } from '@ante/contract/promotions/reward-hub.ts'
import type { Reward } from '@ante/contract/promotions/rewards.ts'

import type { MemberContext } from '../../kit/context.ts'
import type { Ports } from '../../kit/ports.ts'
import { rewardsFrom, shownReward } from '../rewards/rewards.ts'

/** Returns a member's claimable rewards, earliest expiry first. */
export async function hubRewards(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { member, language }: Pick<MemberContext, 'member' | 'language'>,
): Promise<Reward[]> {
  const now = clock.now()
  const rows = await rewardsFrom(db)
    .where('reward.member_id', '=', BigInt(member.memberId))
    .where('reward.status', '=', 'issued')
    .where('reward.expires_at', '>', now)
    .orderBy('reward.expires_at')
    .orderBy('reward.id')
    .limit(HUB_REWARDS_SHOWN)
    .execute()
  return rows.map((reward) => shownReward(reward, { now, language }))
}
