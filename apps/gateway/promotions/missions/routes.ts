import { getMissionLeaderboard } from '@ante/contract/promotions/leaderboard.ts'
import { claimMission, listMissions } from '@ante/contract/promotions/missions.ts'

import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import type { ClaimPorts } from '../rewards/claim-reward.ts'
import { showLeaderboard } from './board/show-leaderboard.ts'
import type { BoardPorts } from './board/show-leaderboard.ts'
import { claimOwnMission } from './claim-mission.ts'
import { listOwnMissions } from './list-missions.ts'

/** Claims per minute and IP address: more than manual use needs. */
const CLAIMS_PER_MINUTE = 120

export function missionRoutes(app: Server, ports: BoardPorts & ClaimPorts): void {
  serve(app, listMissions, (_input, context) => listOwnMissions(ports, context))
  serve(app, claimMission, (input, context) => claimOwnMission(ports, context, input), {
    perMinute: CLAIMS_PER_MINUTE,
  })
  serve(app, getMissionLeaderboard, (input, context) => showLeaderboard(ports, context, input))
}
