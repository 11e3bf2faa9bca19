import type { getTeamBet } from '@ante/contract/agents/bet-detail.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { OWN_LOTTERY } from '@ante/contract/launch/own-lottery.ts'

import type { MemberContext } from '../../kit/context.ts'
import type { RoundOfMember } from '../../launch/public.ts'
import { showOrderInfo } from '../../lottery/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { findTeamMember } from '../teams/find-team-member.ts'

export interface ShowingPorts extends AgentsPorts {
  roundOfMember: RoundOfMember
}

/** Format of the id of a lottery bet, which is a number. */
const NUMBER = /^\d{1,18}$/

/** Member types whose bets count in teams; same values as `is_in_teams`. */
const COUNTED = new Set([0, 1, 2])

/** Returns one bet of a team member, as shown to that member. */
export async function showTeamBet(
  ports: ShowingPorts,
  { member: agent, language }: Pick<MemberContext, 'member' | 'language'>,
  { member: ownerId, vendor, betId }: ParsedInputOf<typeof getTeamBet>,
): Promise<OutputOf<typeof getTeamBet>> {
  const { member } = await findTeamMember(ports, agent, ownerId)
  if (!COUNTED.has(member.type)) throw commonRefusal('function.not.available')
  const player = { memberId: String(member.id), merchantCode: member.merchantCode, currency: agent.currency }
  if (vendor !== OWN_LOTTERY) {
    return { kind: 'round', ...(await ports.roundOfMember({ member: player, language }, { vendor, roundId: betId })) }
  }
  const { order, content, wins, currency } = await showOrderInfo(ports, player, NUMBER.test(betId) ? betId : '0')
  const { zone } = ports.merchants.of(member.merchantCode)
  return { kind: 'lottery', order: { ...order, mayCancel: false }, content, wins, currency, zone }
}
