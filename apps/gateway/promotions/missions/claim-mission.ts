import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { claimMission } from '@ante/contract/promotions/missions.ts'
import { sql } from 'kysely'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import type { MemberContext } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { findActivity } from '../activities/activity.ts'
import { evaluateFor } from '../activities/evaluate.ts'
import { requireParticipant, isFor } from '../activities/participant.ts'
import type { PromotionPorts } from '../activities/promotion-ports.ts'
import { merchantDay } from '../merchant-day.ts'
import { claim } from '../rewards/claim-reward.ts'
import type { ClaimPorts } from '../rewards/claim-reward.ts'
import { counted } from './counted.ts'
import { countedText, periodOf } from './mission-rules.ts'
import { missionsOf } from './missions-of.ts'
import { runningDays } from './running-days.ts'

const refuse = refusalsOf(claimMission)

/** Credits a mission's reward: that of the current period, or else of the latest pending one. */
export async function claimOwnMission(
  ports: PromotionPorts & ClaimPorts,
  context: Pick<MemberContext, 'member' | 'language' | 'idempotencyKey'>,
  { promotionId: code, missionId }: ParsedInputOf<typeof claimMission>,
): Promise<OutputOf<typeof claimMission>> {
  const { db, clock } = ports
  const member = await requireParticipant(db, context.member)
  const { merchantCode, memberId } = member
  const supported = await findActivity(db, { merchantCode, code })
  const activity = supported && missionsOf(supported.activity)
  const rule = activity?.rules.missions.find(({ id }) => id === missionId)
  const now = clock.now()
  if (!supported || !activity || !rule || !isFor(activity.audience, member, now)) throw refuse('promotion.not.found')
  await evaluateFor(ports, supported, member)
  const day = await merchantDay(db, merchantCode, now)
  const period = periodOf(rule, day, await runningDays(db, activity))
  const rewardId = await rewardOf(db, { promotionId: activity.id, memberId, missionId, present: period.key })
  if (rewardId !== null) return claim(ports, context, rewardId)
  // Excluded members are granted nothing, regardless of progress.
  await requireNotExcluded(db, memberId, now)
  const done = await counted(db, { merchantCode, rule, period, memberIds: [memberId] })
  const target = 'amount' in rule ? rule.amount : String(rule.count)
  throw refuse('mission.not.reached', { progress: countedText(rule, done.get(memberId) ?? 0n), target })
}

interface RewardRequest {
  promotionId: bigint
  memberId: bigint
  missionId: string
  /** Entry key of the current period. */
  present: string
}

async function rewardOf(
  db: Db,
  { promotionId, memberId, missionId, present: currentPeriod }: RewardRequest,
): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select reward.id from promotion_entry entry join reward on reward.entry_id = entry.id
    where entry.promotion_id = ${promotionId} and entry.member_id = ${memberId}
      and (period = ${currentPeriod} or (entry.state = 'issued' and starts_with(period, ${`${missionId}:`})))
    order by period = ${currentPeriod} desc, entry.id desc limit 1`.execute(db)
  return rows[0]?.id ?? null
}
