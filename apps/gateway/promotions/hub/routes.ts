import { getRewardHub } from '@ante/contract/promotions/reward-hub.ts'

import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { showHub } from './show-hub.ts'
import type { HubPorts } from './show-hub.ts'

export function hubRoutes(app: Server, ports: HubPorts): void {
  serve(app, getRewardHub, (_input, context) => showHub(ports, context))
}
