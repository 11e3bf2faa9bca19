import { claimRedRain, getRedRain, startRedRain } from '@ante/contract/promotions/red-rain.ts'

import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import type { PromotionPorts } from '../core/promotion-ports.ts'
import { PlayStarter } from './begin-play.ts'
import { endPlay } from './end-play.ts'
import type { EndPorts } from './end-play.ts'
import { showRain } from './show-rain.ts'

/** Calls per minute and IP address, which a household shares, and in some countries a whole town. */
const PER_MINUTE = 240

export function redRainRoutes(app: Server, ports: PromotionPorts & EndPorts): void {
  const starter = new PlayStarter(ports)
  const rateLimit = { perMinute: PER_MINUTE }
  serve(app, getRedRain, (input, context) => showRain(ports, context, input))
  serve(app, startRedRain, (input, context) => starter.begin(context, input), rateLimit)
  serve(app, claimRedRain, (input, context) => endPlay(ports, context, input), rateLimit)
}
