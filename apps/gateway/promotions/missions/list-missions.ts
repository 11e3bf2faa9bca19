import { plusDays } from '@ante/contract/kit/days.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { listMissions, Mission, MissionStatus } from '@ante/contract/promotions/missions.ts'
import type { MissionRule } from '@ante/contract/promotions/promotion-rules.ts'
import { sql } from 'kysely'

import type { MemberContext } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { exactTextOf } from '../../kit/money.ts'
import { visiblePromotions } from '../core/supported-promotion.ts'
import type { Promotion } from '../core/type-definition.ts'
import { evaluateFor } from '../core/evaluate.ts'
import { requireParticipant, isFor } from '../core/participant.ts'
import type { Participant } from '../core/participant.ts'
import type { PromotionPorts } from '../core/promotion-ports.ts'
import { phaseOf } from '../core/entry-status.ts'
import { dayBegins, merchantDay } from '../merchant-day.ts'
import { counted } from './counted.ts'
import { countedText, periodOf } from './mission-rules.ts'
import type { MissionsRules, Period, RunningDays } from './mission-rules.ts'
import { missionsOf } from './missions-of.ts'
import { runningDays } from './running-days.ts'

const HUNDREDTHS = 100n

type OwnMissions = OutputOf<typeof listMissions>
type Context = Pick<MemberContext, 'member'>

/** Returns a member's running missions with progress. The call counts as a visit of the member. */
export const listOwnMissions = (ports: PromotionPorts, context: Context): Promise<OwnMissions> =>
  ownMissions(ports, context, { isVisit: true })

/** Returns the missions of a member for staff: it neither counts as a visit nor grants rewards. */
export const previewOwnMissions = (ports: PromotionPorts, context: Context): Promise<OwnMissions> =>
  ownMissions(ports, context, { isVisit: false })

async function ownMissions(
  ports: PromotionPorts,
  { member: signedIn }: Context,
  { isVisit }: { isVisit: boolean },
): Promise<OwnMissions> {
  const { db, clock } = ports
  const member = await requireParticipant(db, signedIn)
  const now = clock.now()
  const day = await merchantDay(db, member.merchantCode, now)
  if (isVisit) await recordVisit(db, member.memberId, day)
  const missions: Mission[] = []
  for (const supported of await visiblePromotions(db, member.merchantCode, now)) {
    const promotion = missionsOf(supported.promotion)
    if (!promotion || phaseOf(promotion, now) !== 'running' || !isFor(promotion.audience, member, now)) continue
    if (isVisit) await evaluateFor(ports, supported, member)
    missions.push(...(await shownMissions(db, { promotion, member, day, now })))
  }
  return { missions, currency: signedIn.currency, now: now.toISOString() }
}

async function recordVisit(db: Db, memberId: bigint, day: string): Promise<void> {
  await sql`insert into mission_visit (member_id, day) values (${memberId}, ${day}::date) on conflict do nothing`.execute(
    db,
  )
}

interface Evaluated {
  promotion: Promotion<MissionsRules>
  member: Participant
  day: string
  now: Date
}

async function shownMissions(db: Db, { promotion, member: { memberId }, day, now }: Evaluated): Promise<Mission[]> {
  const promotionDays = await runningDays(db, promotion)
  const { merchant_code: merchantCode, rules } = promotion
  const missionPeriods = rules.missions.map((rule) => ({ rule, period: periodOf(rule, day, promotionDays) }))
  const statuses = await statusesOf(
    db,
    { promotionId: promotion.id, memberId, now },
    missionPeriods.map(({ period }) => period.key),
  )
  const endByPeriod = await endsOf(
    db,
    promotion,
    missionPeriods.map(({ period }) => period),
    promotionDays,
  )
  return Promise.all(
    missionPeriods.map(async ({ rule, period }): Promise<Mission> => {
      const done = await counted(db, { merchantCode, rule, period, memberIds: [memberId] })
      return {
        promotionId: promotion.code,
        missionId: rule.id,
        ...describedRule(rule),
        progress: countedText(rule, done.get(memberId) ?? 0n),
        status: statuses.get(period.key) ?? 'open',
        resetsAt: endByPeriod.get(period.key)?.toISOString() ?? null,
        multiple: exactTextOf(BigInt(promotion.multiple_hundredths) * HUNDREDTHS),
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

/** Returns the status of each period for which a reward was granted. */
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

/** Returns the end of each period: the end of its last day, or of the promotion if that is earlier. */
async function endsOf(db: Db, promotion: Promotion, periods: readonly Period[], { last }: RunningDays) {
  const ending = periods.filter((period): period is Period & { to: string } => period.to !== null)
  const moments = await dayBegins(db, promotion.merchant_code, ...ending.map(({ to }) => plusDays(to, 1)))
  return new Map(
    ending.map(({ key, to }, index) => [key, to === last ? (promotion.ends_at ?? moments[index]) : moments[index]]),
  )
}
