import { Keeper } from '../kit/keeper.ts'
import type { KeeperOptions } from '../kit/keeper.ts'
import { tellOnCommit } from '../kit/postgres-bus.ts'
import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { BalanceNews } from '../wallet/public.ts'
import { closeEnded } from './activities/entries/close-ended.ts'
import { evaluateAll } from './activities/evaluate.ts'
import { activityRoutes } from './activities/routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { Missions } from './missions/missions.ts'
import { losePlays } from './red-rain/lose-plays.ts'
import { redRainRoutes } from './red-rain/routes.ts'
import { expireRewards } from './rewards/expire-rewards.ts'
import { rewardRoutes } from './rewards/routes.ts'
import { referralRoutes } from './referral/routes.ts'
import { wheelRoutes } from './wheel/routes.ts'

const LOOK_EVERY_MS = 30_000

/** The topic: a member was made, or something else happened by which somebody may have earned something. */
const DUE_TOPIC = 'promotions-due'

export interface OpenPorts extends Pick<Ports, 'db' | 'clock' | 'bus' | 'log'> {
  merchants: MerchantDirectory
}

/** The promotions of a gateway: it gives what was earned, and ends what is over, for as long as it runs. */
export class Promotions {
  readonly keeper: Keeper
  readonly #news: BalanceNews
  readonly #missions: Missions
  readonly #deaf: () => void

  constructor(ports: OpenPorts, options?: KeeperOptions) {
    this.#news = new BalanceNews(ports.bus)
    this.#missions = new Missions({ ...ports, news: this.#news }, options)
    this.keeper = new Keeper(
      {
        everyMs: LOOK_EVERY_MS,
        look: async () => {
          await evaluateAll(ports)
          await expireRewards(ports)
          await closeEnded(ports)
          await losePlays(ports)
        },
        failure: 'promotions could not be looked after',
        log: ports.log,
      },
      options,
    )
    this.#deaf = ports.bus.listen(DUE_TOPIC, () => this.keeper.wake())
  }

  async serve(app: Server, ports: OpenPorts): Promise<void> {
    await activityRoutes(app, ports)
    rewardRoutes(app, { ...ports, news: this.#news })
    redRainRoutes(app, { ...ports, news: this.#news })
    wheelRoutes(app, ports)
    referralRoutes(app, ports)
    calendarRoutes(app, { ...ports, news: this.#news })
    this.#missions.serve(app, { ...ports, news: this.#news })
  }

  /** Finishes what it is at, and begins nothing more. */
  async close(): Promise<void> {
    this.#deaf()
    await this.#missions.close()
    await this.keeper.close()
    this.#news.flush()
  }
}

/**
 * Has the promotions looked at once the caller's transaction is committed: somebody may have earned something by it.
 */
export const promotionsDue = (tx: Db): Promise<void> => tellOnCommit(tx, DUE_TOPIC, '')
