import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { freeText } from '../kit/text.ts'
import { TeamMemberId } from './team-member.ts'
import { memberMay } from '../member/member-type.ts'

/** Counted as people count characters. */
export const TEAM_MESSAGE_LONGEST = 500
/** To one of them each, and to all of them at once, by the merchant's calendar. */
export const TEAM_MESSAGES_A_DAY = { one: 50, all: 2 }
/** Whoever has more directly below asks the merchant to write a letter. */
export const TEAM_MESSAGE_READERS = 5_000

export const sendTeamMessage = endpoint({
  summary: 'Writes to somebody directly below an agent, or to all of them: plain words, which they read in their mail',
  method: 'POST',
  path: '/wps/agent/downline/message',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'DOWNMAN',
  idempotencyKey: true,
  input: z.object({
    /** Nobody is all who stand directly below. */
    memberId: z.optional(TeamMemberId),
    text: freeText(2 * TEAM_MESSAGE_LONGEST).check(z.minLength(1)),
  }),
  output: z.object({ readers: z.number() }),
  refusals: {
    'message.too.long': z.object({ most: z.number() }),
    'message.limit': z.object({ most: z.number() }),
    'message.too.many.readers': z.object({ most: z.number() }),
    /** Nobody stands directly below who may read it. */
    'message.nobody': NoDetails,
    ...exclusionRefusals,
  },
})
