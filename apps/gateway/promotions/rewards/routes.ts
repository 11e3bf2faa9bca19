import { claimReward, listRewards } from '@ante/contract/promotions/rewards.ts'

import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { claim } from './claim-reward.ts'
import type { ClaimPorts } from './claim-reward.ts'
import { listOwnRewards } from './list-rewards.ts'

/** Claims per minute and IP address: more than manual use needs. */
const CLAIMS_PER_MINUTE = 120

export function rewardRoutes(app: Server, ports: ClaimPorts): void {
  serve(app, listRewards, (input, context) => listOwnRewards(ports, context, input))
  serve(app, claimReward, ({ rewardId }, context) => claim(ports, context, BigInt(rewardId)), {
    perMinute: CLAIMS_PER_MINUTE,
  })
}
