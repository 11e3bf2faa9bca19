import { DAY_MS } from '@ante/contract/kit/time.ts'

import { isResting } from '../../care/public.ts'
import type { Db } from '../../kit/db.ts'
import { takeOwed, vipTermsOf } from '../../member/public.ts'
import type { MemberStanding } from '../../member/public.ts'
import { currencyOf } from '../activities/currency-of.ts'
import { participantById } from '../activities/participant.ts'
import { writeReward } from '../issue-reward.ts'
import type { ClubReward } from './club-rewards.ts'
import { bonusTitles } from './reward-titles.ts'

/** What somebody gives a member of a club. */
interface Given {
  member: Pick<MemberStanding, 'memberId' | 'merchantCode'>
  key: string
  type: ClubReward
  titles: Parameters<typeof writeReward>[1]['titles']
  amount: bigint
  now: Date
}

export async function giveClubReward(tx: Db, { member, now, ...reward }: Given): Promise<void> {
  const { memberId, merchantCode } = member
  const { multipleHundredths, rewardDays } = await vipTermsOf(tx, merchantCode)
  const currency = await currencyOf(tx, merchantCode)
  const expiresAt = new Date(now.getTime() + rewardDays * DAY_MS)
  await writeReward(tx, { ...reward, memberId, merchantCode, currency, multipleHundredths, expiresAt }, now)
}

/** Nothing is given to who rests from play, nor to whom the house has closed. */
export async function mayBeGiven(tx: Db, memberId: bigint, now: Date): Promise<boolean> {
  return (await participantById(tx, memberId)) !== null && !(await isResting(tx, memberId, now))
}

/** Gives these members, whose rows are locked, the bonuses that they are owed. Who rests is owed his until he has come back. */
export async function giveOwed(
  tx: Db,
  members: readonly Pick<MemberStanding, 'memberId' | 'merchantCode'>[],
  now: Date,
): Promise<bigint[]> {
  const given: bigint[] = []
  const owed = await membersOwed(tx, members)
  for (const member of owed) {
    const { memberId } = member
    if (!(await mayBeGiven(tx, memberId, now))) continue
    for (const { level, amount } of await takeOwed(tx, [memberId], now)) {
      const key = `vip:${memberId}:level:${level}`
      await giveClubReward(tx, { member, key, type: 'UPGRADE_BONUS', titles: bonusTitles(level), amount, now })
    }
    given.push(memberId)
  }
  return given
}

async function membersOwed<Member extends Pick<MemberStanding, 'memberId'>>(
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
    .where('given_at', 'is', null)
    .execute()
  const owed = new Set(rows.map(({ member_id: id }) => id))
  return members.filter(({ memberId }) => owed.has(memberId))
}
