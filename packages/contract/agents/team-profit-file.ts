import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { isValidPeriod, periodParams } from '../launch/parse-days.ts'
import { AccountBegins, pageOfTeam } from './team-member.ts'
import { memberMay } from '../member/member-type.ts'

/** Members of one file; whoever has more looks for them by account, or further down. */
export const TEAM_PROFIT_A_FILE = 5_000

const { parent } = pageOfTeam

/** Its answer is no envelope but a CSV file, a line a member and kind of game, with those of the list and in its order. */
export const teamProfitFile = endpoint({
  summary: 'Profit and loss of those directly below an agent or somebody of his team, as a CSV file',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamProfitFile',
  access: 'member',
  may: memberMay.openAgencyCentre,
  moduleId: 'AGETEAMPNL3',
  input: z.object({ parent, search: AccountBegins, ...periodParams }).check(z.refine(isValidPeriod, { path: ['to'] })),
  output: Nothing,
})
