import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Ports } from '../kit/ports.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { BalancePublisher } from '../wallet/public.ts'
import { promotionRoutes } from './core/routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { hubRoutes } from './hub/routes.ts'
import { promotionJobs } from './jobs.ts'
import { BoardCache } from './missions/board/standings.ts'
import { missionRoutes } from './missions/routes.ts'
import { redRainRoutes } from './red-rain/routes.ts'
import { referralRoutes } from './referral/routes.ts'
import { rewardRoutes } from './rewards/routes.ts'
import { availablePromotionRoutes } from './routes.ts'
import { wheelRoutes } from './wheel/routes.ts'

export interface OpenPorts extends Pick<Ports, 'db' | 'clock' | 'bus' | 'log' | 'secrets'> {
  merchants: MerchantDirectory
}

/** Registers promotions, rewards and rebates; returns their background jobs. */
export async function openPromotions(app: Server, ports: OpenPorts): Promise<RegisteredJob[]> {
  const balances = new BalancePublisher(ports.bus)
  app.addHook('onClose', async () => balances.flush())
  const paying = { ...ports, balances }
  availablePromotionRoutes(app, paying)
  await promotionRoutes(app, ports)
  rewardRoutes(app, paying)
  redRainRoutes(app, paying)
  wheelRoutes(app, ports)
  referralRoutes(app, ports)
  calendarRoutes(app, paying)
  hubRoutes(app, ports)
  missionRoutes(app, { ...paying, boards: new BoardCache(paying) })
  return promotionJobs(paying)
}
