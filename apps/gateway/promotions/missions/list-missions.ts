import { plusDays } from '@ante/contract/kit/days.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { listMissions, Mission, MissionStatus } from '@ante/contract/promotions/missions.ts'
import type { MissionRule } from '@ante/contract/promotions/promotion-rules.ts'
import { sql } from 'kysely'

import type { MemberContext } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { exactTextOf } from '../../kit/money.ts'
import { activitiesShown } from '../activities/activity.ts'
import type { Activity } from '../activities/activity-type.ts'
import { evaluateFor } from '../activities/evaluate.ts'
import { requireParticipant, isFor } from '../activities/participant.ts'
import type { Participant } from '../activities/participant.ts'
import type { PromotionPorts } from '../activities/promotion-ports.ts'
import { phaseOf } from '../activities/entry-status.ts'
import { dayBegins, merchantDay } from '../merchant-day.ts'
import { counted } from './counted.ts'
import { countedText, periodOf } from './mission-rules.ts'
import type { MissionsRules, Period, RunningDays } from './mission-rules.ts'
import { missionsOf } from './missions-of.ts'
import { runningDays } from './running-days.ts'

const HUNDREDTHS = 100n

/** Returns a member's running missions with progress; opening them counts as a visit. */
export async function listOwnMissions(
  ports: PromotionPorts,
  { member: signedIn }: Pick<MemberContext, 'member'>,
): Promise<OutputOf<typeof listMissions>> {
  const { db, clock } = ports
  const member = await requireParticipant(db, signedIn)
  const now = clock.now()
  const day = await merchantDay(db, member.merchantCode, now)
  await recordVisit(db, member.memberId, day)
  const missions: Mission[] = []
  for (const supported of await activitiesShown(db, member.merchantCode, now)) {
    const activity = missionsOf(supported.activity)
    if (!activity || phaseOf(activity, now) !== 'running' || !isFor(activity.audience, member, now)) continue
    await evaluateFor(ports, supported, member)
    missions.push(...(await shownMissions(db, { activity, member, day, now })))
  }
  return { missions, currency: signedIn.currency, now: now.toISOString() }
}

async function recordVisit(db: Db, memberId: bigint, day: string): Promise<void> {
  await sql`insert into mission_visit (member_id, day) values (${memberId}, ${day}::date) on conflict do nothing`.execute(
    db,
  )
}

interface Evaluated {
  activity: Activity<MissionsRules>
  member: Participant
  day: string
  now: Date
}

async function shownMissions(db: Db, { activity, member: { memberId }, day, now }: Evaluated): Promise<Mission[]> {
  const promotionDays = await runningDays(db, activity)
  const { merchant_code: merchantCode, rules } = activity
  const missionPeriods = rules.missions.map((rule) => ({ rule, period: periodOf(rule, day, promotionDays) }))
  const statuses = await statusesOf(
    db,
    { promotionId: activity.id, memberId, now },
    missionPeriods.map(({ period }) => period.key),
  )
  const endByPeriod = await endsOf(
    db,
    activity,
    missionPeriods.map(({ period }) => period),
    promotionDays,
  )
  return Promise.all(
    missionPeriods.map(async ({ rule, period }): Promise<Mission> => {
      const done = await counted(db, { merchantCode, rule, period, memberIds: [memberId] })
      return {
        promotionId: activity.code,
        missionId: rule.id,
        ...describedRule(rule),
        progress: countedText(rule, done.get(memberId) ?? 0n),
        status: statuses.get(period.key) ?? 'open',
        resetsAt: endByPeriod.get(period.key)?.toISOString() ?? null,
        multiple: exactTextOf(BigInt(activity.multiple_hundredths) * HUNDREDTHS),
      }
    }),
  )
}

const describedRule = (rule: MissionRule) => ({
  targetType: rule.target,
  category: ('category' in rule && rule.category) || null,
  target: 'amount' in rule ? rule.amount : String(rule.count),
  reward: rule.reward,
  period: rule.period,
})

interface OfMember {
  promotionId: bigint
  memberId: bigint
  now: Date
}

/** Returns the status of periods with a grant. */
async function statusesOf(db: Db, { promotionId, memberId, now }: OfMember, keys: string[]) {
  const { rows } = await sql<{ period: string; status: MissionStatus }>`
    select period, case when reward.status = 'claimed' then 'claimed' when reward.expires_at > ${now} then 'issued'
      else 'closed' end as status
    from promotion_entry entry join reward on reward.entry_id = entry.id
    where entry.promotion_id = ${promotionId} and entry.member_id = ${memberId} and period = any (${keys}::text[])`.execute(
    db,
  )
  return new Map(rows.map(({ period, status }) => [period, status]))
}

/** Returns the end of each period: of its last day, or of the promotion if earlier. */
async function endsOf(db: Db, activity: Activity, periods: readonly Period[], { last }: RunningDays) {
  const ending = periods.filter((period): period is Period & { to: string } => period.to !== null)
  const moments = await dayBegins(db, activity.merchant_code, ...ending.map(({ to }) => plusDays(to, 1)))
  return new Map(
    ending.map(({ key, to }, index) => [key, to === last ? (activity.ends_at ?? moments[index]) : moments[index]]),
  )
}
