import { Keeper } from '../../kit/keeper.ts'
import type { KeeperOptions } from '../../kit/keeper.ts'
import type { Server } from '../../kit/server.ts'
import type { PromotionPorts } from '../activities/promotion-ports.ts'
import type { ClaimPorts } from '../rewards/claim-reward.ts'
import { BoardsSeen } from './board/standings.ts'
import { followNews } from './follow-news.ts'
import { missionRoutes } from './routes.ts'

/** How far the boards are behind the play at most. */
const LOOK_EVERY_MS = 3_000

/** The missions and boards of a gateway: it counts for them what members do, for as long as it runs. */
export class Missions {
  readonly keeper: Keeper

  constructor(ports: PromotionPorts & ClaimPorts, options?: KeeperOptions) {
    this.keeper = new Keeper(
      {
        everyMs: LOOK_EVERY_MS,
        look: () => followNews(ports),
        failure: 'missions could not be counted',
        log: ports.log,
      },
      options,
    )
  }

  serve(app: Server, ports: PromotionPorts & ClaimPorts): void {
    missionRoutes(app, { ...ports, boards: new BoardsSeen(ports) })
  }

  close(): Promise<void> {
    return this.keeper.close()
  }
}
