import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { AccountBegins, pageOfTeam } from './team-member.ts'
import { memberMay } from '../member/member-type.ts'

/** Maximum number of members in one file; agents with more members search by account, or select a downline member. */
export const TEAM_PROFIT_PER_FILE = 5_000

const { parent } = pageOfTeam

/**
 * The answer is not an envelope but a CSV file: a line per member and game category, and one per member for deposits
 * and withdrawals. The members are in the order of the list.
 */
export const teamProfitFile = endpoint({
  summary: 'Returns the profit and loss of a team member’s direct downlines as a CSV file.',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamProfitFile',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGETEAMPNL3',
  input: z.object({ parent, search: AccountBegins, ...periodParams }).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: Nothing,
})
