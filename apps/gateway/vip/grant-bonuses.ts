import { DAY_MS } from '@ante/contract/kit/time.ts'

import { isExcluded } from '../responsible-gaming/public.ts'
import type { Db } from '../kit/db.ts'
import type { ClubReward, ClubRewards } from './club-rewards.ts'
import { vipTermsOf } from './levels.ts'
import { bonusTitles } from './reward-titles.ts'
import { claimUnpaidBonuses } from './member-progress.ts'
import type { MemberProgress } from './member-progress.ts'

type BonusGrant = Omit<ClubReward, 'expiresAt' | 'multipleHundredths'> & { now: Date }

/** Grants a reward with the club's wagering requirement and lifetime. */
export async function grantClubReward(tx: Db, rewards: ClubRewards, { now, ...reward }: BonusGrant): Promise<void> {
  const { multipleHundredths, rewardDays } = await vipTermsOf(tx, reward.merchantCode)
  const expiresAt = new Date(now.getTime() + rewardDays * DAY_MS)
  await rewards.grantReward(tx, { ...reward, multipleHundredths, expiresAt }, now)
}

interface Params {
  rewards: ClubRewards
  memberId: bigint
  now: Date
}

/** Whether a member may get rewards: false for excluded members and disabled accounts. */
export async function mayBeGranted(tx: Db, { rewards, memberId, now }: Params): Promise<boolean> {
  return (await rewards.mayParticipate(tx, memberId)) && !(await isExcluded(tx, memberId, now))
}

/**
 * Grants the owed bonuses to these members, whose rows are locked. Bonuses of excluded members remain owed until the
 * exclusion ends.
 */
export async function grantUnpaid(
  tx: Db,
  rewards: ClubRewards,
  { members, now }: { members: readonly Pick<MemberProgress, 'memberId' | 'merchantCode'>[]; now: Date },
): Promise<bigint[]> {
  const paid: bigint[] = []
  const unpaid = await membersWithUnpaidBonus(tx, members)
  for (const { memberId, merchantCode } of unpaid) {
    if (!(await mayBeGranted(tx, { rewards, memberId, now }))) continue
    for (const { level, amount } of await claimUnpaidBonuses(tx, [memberId], now)) {
      const reward = { memberId, merchantCode, key: `vip:${memberId}:level:${level}`, amount, now }
      await grantClubReward(tx, rewards, { ...reward, type: 'UPGRADE_BONUS', titles: bonusTitles(level) })
    }
    paid.push(memberId)
  }
  return paid
}

async function membersWithUnpaidBonus<Member extends Pick<MemberProgress, 'memberId'>>(
  tx: Db,
  members: readonly Member[],
): Promise<Member[]> {
  if (members.length === 0) return []
  const rows = await tx
    .selectFrom('vip_bonus')
    .select('member_id')
    .distinct()
    .where(
      'member_id',
      'in',
      members.map(({ memberId }) => memberId),
    )
    .where('granted_at', 'is', null)
    .execute()
  const unpaid = new Set(rows.map(({ member_id: id }) => id))
  return members.filter(({ memberId }) => unpaid.has(memberId))
}
