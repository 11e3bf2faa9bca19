import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { claimMission } from '@ante/contract/promotions/missions.ts'
import { sql } from 'kysely'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import type { MemberContext } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { findPromotion } from '../core/supported-promotion.ts'
import { evaluateFor } from '../core/evaluate.ts'
import { requireParticipant, isFor } from '../core/participant.ts'
import type { PromotionPorts } from '../core/promotion-ports.ts'
import { merchantDay } from '../merchant-day.ts'
import { claim } from '../rewards/claim-reward.ts'
import type { ClaimPorts } from '../rewards/claim-reward.ts'
import { counted } from './counted.ts'
import { countedText, periodOf } from './mission-rules.ts'
import { missionsOf } from './missions-of.ts'
import { runningDays } from './running-days.ts'

const refuse = refusalsOf(claimMission)

/** Credits the reward of a mission: of the current period, or else of the latest period with a pending reward. */
export async function claimOwnMission(
  ports: PromotionPorts & ClaimPorts,
  context: Pick<MemberContext, 'member' | 'language' | 'idempotencyKey'>,
  { promotionId: code, missionId }: ParsedInputOf<typeof claimMission>,
): Promise<OutputOf<typeof claimMission>> {
  const { db, clock } = ports
  const member = await requireParticipant(db, context.member)
  const { merchantCode, memberId } = member
  const supported = await findPromotion(db, { merchantCode, code })
  const promotion = supported && missionsOf(supported.promotion)
  const rule = promotion?.rules.missions.find(({ id }) => id === missionId)
  const now = clock.now()
  if (!supported || !promotion || !rule || !isFor(promotion.audience, member, now)) throw refuse('promotion.not.found')
  await evaluateFor(ports, supported, member)
  const day = await merchantDay(db, merchantCode, now)
  const period = periodOf(rule, day, await runningDays(db, promotion))
  const rewardId = await rewardOf(db, { promotionId: promotion.id, memberId, missionId, present: period.key })
  if (rewardId !== null) return claim(ports, context, rewardId)
  // Runs before the evaluation, which might grant a reward.
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
