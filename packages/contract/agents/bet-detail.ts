import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency } from '../kit/money.ts'
import { getPlayRecord } from '../launch/play-record-detail.ts'
import { getOrderInfo } from '../lottery/orders/orders.ts'
import { BetVendor } from './bets.ts'
import { TeamMemberId } from './team-member.ts'
import { memberMay } from '../member/member-type.ts'

const { order, content, wins } = getOrderInfo.output.shape

export const getTeamBet = endpoint({
  summary: 'Returns a bet of a member of the agent’s team.',
  method: 'GET',
  path: '/wps/agent/betDetail',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'TEAMBETTING3',
  input: z.object({
    member: TeamMemberId,
    vendor: BetVendor,
    betId: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('round'), ...getPlayRecord.output.shape }),
    z.object({
      kind: z.literal('lottery'),
      order,
      content,
      wins,
      currency: Currency,
      zone: z.string(),
    }),
  ]),
  refusals: { 'round.not.found': NoDetails, 'order.not.found': NoDetails },
})
export type TeamBetDetail = z.output<typeof getTeamBet.output>
