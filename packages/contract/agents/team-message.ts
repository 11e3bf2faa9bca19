import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { freeText } from '../kit/text.ts'
import { TeamMemberId } from './team-member.ts'
import { memberMay } from '../member/member-type.ts'

/** Maximum number of characters (graphemes). */
export const MAX_TEAM_MESSAGE_LENGTH = 500
/** Maximum number of messages per day of the merchant's calendar: to a single member, and to all members. */
export const TEAM_MESSAGES_PER_DAY = { one: 50, all: 2 }
/** Maximum number of recipients of one message. */
export const TEAM_MESSAGE_READERS = 5_000

export const sendTeamMessage = endpoint({
  summary: 'Sends a plain-text mail to one or all direct downlines of the agent.',
  method: 'POST',
  path: '/wps/agent/downline/message',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'DOWNMAN',
  idempotencyKey: true,
  input: z.object({
    /** Absent: the whole direct downline. */
    memberId: z.optional(TeamMemberId),
    text: freeText(2 * MAX_TEAM_MESSAGE_LENGTH).check(z.minLength(1)),
  }),
  output: z.object({ readers: z.number() }),
  refusals: {
    'message.too.long': z.object({ max: z.number() }),
    'message.limit': z.object({ max: z.number() }),
    'message.too.many.readers': z.object({ max: z.number() }),
    /** The direct downline has no member who may read it. */
    'message.no.readers': NoDetails,
    ...exclusionRefusals,
  },
})
