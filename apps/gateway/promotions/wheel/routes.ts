import { getPrizeWheel, listPrizeTickets, spinPrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'

import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { listTickets } from './list-tickets.ts'
import { showWheel } from './show-wheel.ts'
import { spin } from './spin-wheel.ts'
import type { SpinPorts } from './spin-wheel.ts'

/** Calls per minute and IP address, which a household may share: more than manual use needs. */
const PER_MINUTE = 120

export function wheelRoutes(app: Server, ports: SpinPorts): void {
  serve(app, getPrizeWheel, ({ promotionId }, context) => showWheel(ports, context, promotionId))
  serve(app, spinPrizeWheel, (input, context) => spin(ports, context, input), { perMinute: PER_MINUTE })
  serve(app, listPrizeTickets, (_input, context) => listTickets(ports, context))
}
