import { memberMay } from '@ante/contract/member/member-type.ts'
import type { RewardHub } from '@ante/contract/promotions/reward-hub.ts'

import type { MemberContext } from '../../kit/context.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import { isExcluded } from '../../responsible-gaming/public.ts'
import { clubProgressOf } from '../../vip/public.ts'
import { turnoverInfo } from '../../wallet/public.ts'
import { visiblePromotions } from '../core/supported-promotion.ts'
import { phaseOf } from '../core/entry-status.ts'
import { evaluateFor } from '../core/evaluate.ts'
import { isFor, participantOf } from '../core/participant.ts'
import type { PromotionPorts } from '../core/promotion-ports.ts'
import { listOwnMissions, previewOwnMissions } from '../missions/list-missions.ts'
import { showRebate } from '../rebates/show-rebate.ts'
import { issueFreeSpins } from '../wheel/issue-free.ts'
import { listTickets } from '../wheel/list-tickets.ts'
import { hubCalendars } from './hub-calendars.ts'
import { hubRain } from './hub-rain.ts'
import { hubRewards } from './hub-rewards.ts'

export interface HubPorts extends PromotionPorts {
  merchants: Pick<MerchantDirectory, 'of' | 'moduleIsOn'>
}

type Context = Pick<MemberContext, 'member' | 'merchantCode' | 'language'>

/** Returns what a member can claim now, and the progress of each source. The call counts as a visit of the member. */
export const showHub = (ports: HubPorts, context: Context): Promise<RewardHub> =>
  hubOf(ports, context, { isVisit: true })

/** Returns the hub of a member for staff: it grants nothing, so rewards that the next visit grants are missing. */
export const previewHub = (ports: HubPorts, context: Context): Promise<RewardHub> =>
  hubOf(ports, context, { isVisit: false })

interface Visit {
  /** Whether the call counts as a visit of the member, which grants rewards and free spins. */
  isVisit: boolean
}

async function hubOf(ports: HubPorts, context: Context, visit: Visit): Promise<RewardHub> {
  const { db, clock } = ports
  const { memberId, currency } = context.member
  const { required, done, left } = await turnoverInfo(db, { ...context.member, memberId: BigInt(memberId) })
  return {
    ...(await offeredRewards(ports, context, visit)),
    wagering: { required, done, left },
    currency,
    now: clock.now().toISOString(),
  }
}

type Offered = Omit<RewardHub, 'wagering' | 'currency' | 'now'>

const EMPTY_HUB: Offered = {
  rewards: [],
  wheels: [],
  calendars: [],
  rain: null,
  rebate: null,
  missions: null,
  vip: null,
}

/** Returns nothing for trial members, internal twins and excluded members, who can claim nothing. */
async function offeredRewards(ports: HubPorts, context: Context, { isVisit }: Visit): Promise<Offered> {
  const { db, clock } = ports
  const { member } = context
  const participant = await participantOf(db, member)
  if (!participant || !memberMay.openMemberCentre(member.type)) return EMPTY_HUB
  const { memberId, merchantCode } = participant
  const now = clock.now()
  if (await isExcluded(db, memberId, now)) return EMPTY_HUB
  const isOn = (moduleId: string) => ports.merchants.moduleIsOn(merchantCode, moduleId)
  const runningPromotions = (await visiblePromotions(db, merchantCode, now)).filter(
    ({ promotion }) => phaseOf(promotion, now) === 'running' && isFor(promotion.audience, participant, now),
  )
  if (isVisit) {
    for (const supported of runningPromotions)
      if (supported.promotion.type !== 'MISSION') await evaluateFor(ports, supported, participant)
    await issueFreeSpins(ports, member)
  }
  // Runs before the rewards are read, because a visit grants the rewards of completed missions.
  const listMissions = isVisit ? listOwnMissions : previewOwnMissions
  const missions = isOn('MISSION') ? (await listMissions(ports, context)).missions : null
  const [rewards, { wheels }, calendars, rain, rebate, vip] = await Promise.all([
    isOn('REWCEN3') ? hubRewards(ports, context) : [],
    listTickets(ports, context),
    hubCalendars(ports, context, runningPromotions),
    hubRain(ports, context),
    isOn('MANPLAYREB3') ? showRebate(ports, member) : null,
    isOn('MEMCLUB3') ? clubProgressOf(db, { memberId, merchantCode }, now) : null,
  ])
  return { rewards, wheels, calendars, rain, rebate, missions, vip }
}
