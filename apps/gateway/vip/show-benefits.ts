import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { VIP_CHANGES_SHOWN } from '@ante/contract/vip/benefits.ts'
import type { getBenefits, VipLevel as Shown } from '@ante/contract/vip/benefits.ts'
import { levelName } from '@ante/contract/vip/level.ts'

import { requireNotExcluded } from '../responsible-gaming/public.ts'
import type { SignedIn } from '../kit/context.ts'
import { inTransaction } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'
import { exactTextOf, textOf } from '../kit/money.ts'
import { commonRefusal } from '../kit/refusal.ts'
import { clubStandingOf, shownProgress } from './club-progress.ts'
import type { ClubRewards } from './club-rewards.ts'
import type { ClubPorts } from './follow-play.ts'
import { grantUnpaid } from './grant-bonuses.ts'
import { vipLevelsOf, vipTermsOf } from './levels.ts'
import { clubPeriodsOf } from './periods.ts'
import type { Level } from './rules.ts'
import { lockStandings } from './member-progress.ts'
import type { MemberProgress } from './member-progress.ts'

const HUNDREDTHS = 100n

/** Returns a member's standing in the merchant's club and the benefits of each level. */
export async function showBenefits(
  ports: ClubPorts,
  { member, language }: { member: SignedIn; language: Language },
  zone: string,
): Promise<OutputOf<typeof getBenefits>> {
  const { db, clock, rewards } = ports
  const { merchantCode, currency } = member
  if (member.type === TRIAL) throw commonRefusal('function.not.available')
  const memberId = BigInt(member.memberId)
  const now = clock.now()
  // The page is refused for excluded members, because it encourages play.
  await requireNotExcluded(db, memberId, now)
  await grantAllUnpaid(ports, { memberId, merchantCode }, now)
  const progress = await clubStandingOf(db, memberId, now)
  const levels = await vipLevelsOf(db, merchantCode)
  const terms = await vipTermsOf(db, merchantCode)
  const { nextMonthAt, nextWeekAt } = await clubPeriodsOf(db, zone, now)
  return {
    playerRankName: levelName(progress.level),
    ...shownProgress(levels, progress),
    levels: await shownLevels(ports, { memberId, merchantCode, levels, now }),
    waiting: await rewards.waiting(db, { memberId, now, language }),
    monthEndsAt: nextMonthAt.toISOString(),
    salaries: { weeklyAt: nextWeekAt.toISOString(), monthlyAt: nextMonthAt.toISOString() },
    changes: await levelChangesOf(db, memberId),
    multiple: exactTextOf(BigInt(terms.multipleHundredths) * HUNDREDTHS),
    rewardDays: terms.rewardDays,
    currency,
    now: now.toISOString(),
  }
}

/** Grants all owed bonuses, for example those reached before a time-out, when the member opens the page. */
async function grantAllUnpaid(
  { db, rewards }: ClubPorts,
  member: Pick<MemberProgress, 'memberId' | 'merchantCode'>,
  now: Date,
) {
  const { memberId } = member
  const unpaid = await db
    .selectFrom('vip_bonus')
    .select('level')
    .where('member_id', '=', memberId)
    .where('granted_at', 'is', null)
    .executeTakeFirst()
  if (!unpaid) return
  await inTransaction(db, async (tx) => {
    await lockStandings(tx, [memberId])
    await rewards.changed(tx, await grantUnpaid(tx, rewards, { members: [member], now }))
  })
}

interface LevelsQuery {
  memberId: bigint
  merchantCode: string
  levels: readonly Level[]
  now: Date
}

async function shownLevels(
  { db, rewards }: { db: Db; rewards: Pick<ClubRewards, 'rebateRates'> },
  { memberId, merchantCode, levels, now }: LevelsQuery,
): Promise<Shown[]> {
  const grantedBonuses = await db.selectFrom('vip_bonus').select('level').where('member_id', '=', memberId).execute()
  const granted = new Set(grantedBonuses.map(({ level }) => level))
  return Promise.all(
    levels.map(async (level) => {
      const rebates = await rewards.rebateRates(db, { merchantCode, level: level.level, now })
      return {
        level: level.level,
        threshold: textOf(level.threshold),
        monthlyTurnover: textOf(level.retention),
        bonus: textOf(level.bonus),
        bonusGiven: granted.has(level.level),
        weeklySalary: textOf(level.weeklySalary),
        monthlySalary: textOf(level.monthlySalary),
        rebates,
        moreWithdrawals: level.withdrawals,
        withdrawalMaximum: level.withdrawalMaximum === null ? null : textOf(level.withdrawalMaximum),
      }
    }),
  )
}

/** Returns the changes of a member's level, latest first. */
export async function levelChangesOf(db: Db, memberId: bigint) {
  const rows = await db
    .selectFrom('vip_change')
    .select(['at', 'from_level as from', 'to_level as to', 'reason'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(VIP_CHANGES_SHOWN)
    .execute()
  return rows.map(({ at, ...change }) => ({ at: at.toISOString(), ...change }))
}
