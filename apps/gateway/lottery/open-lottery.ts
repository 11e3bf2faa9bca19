import type { Winner } from '@ante/contract/catalogue/winners.ts'

import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Ports } from '../kit/ports.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { DaySecrets } from './draws/day-secrets.ts'
import { startDrawing } from './draws/start-drawing.ts'
import { drawRoutes } from './draws/routes.ts'
import { favouriteRoutes } from './favourites/routes.ts'
import { LotteryGames } from './games/games.ts'
import { gameRoutes } from './games/routes.ts'
import { lotteryJobs } from './jobs.ts'
import { orderRoutes } from './orders/routes.ts'

interface LotteryPorts extends Ports {
  merchants: MerchantDirectory
  /** Announces a win on the merchant's site. */
  onWin: (merchantCode: string, winner: Winner) => void
}

interface Lottery {
  jobs: RegisteredJob[]
  close(): Promise<void>
}

/** Registers games, draws and orders, and starts drawing if configured. */
export async function openLottery(app: Server, ports: LotteryPorts): Promise<Lottery> {
  const games = new LotteryGames(ports)
  await games.load()
  const secrets = new DaySecrets(ports)
  gameRoutes(app, { ...ports, games })
  favouriteRoutes(app, { ...ports, games })
  drawRoutes(app, { ...ports, games, secrets })
  orderRoutes(app, ports)
  const endDraws = await startDrawing({ ...ports, games, secrets })
  return {
    jobs: lotteryJobs({ ...ports, games, secrets }),
    close: async () => {
      games.close()
      await endDraws()
    },
  }
}
