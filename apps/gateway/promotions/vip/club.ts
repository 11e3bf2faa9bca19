import { Keeper } from '../../kit/keeper.ts'
import type { KeeperOptions } from '../../kit/keeper.ts'
import type { Ports } from '../../kit/ports.ts'
import { endMonths } from './end-months.ts'
import { followPlay } from './follow-play.ts'
import { paySalaries } from './pay-salaries.ts'

/** A level is there within seconds of the bet that earned it. */
const LOOK_EVERY_MS = 2_000

/** What the VIP club of a gateway does by itself, for as long as it runs. */
export class Club {
  readonly #keeper: Keeper

  constructor(ports: Pick<Ports, 'db' | 'clock' | 'log'>, options?: KeeperOptions) {
    this.#keeper = new Keeper(
      {
        everyMs: LOOK_EVERY_MS,
        look: async () => {
          await followPlay(ports)
          await endMonths(ports)
          await paySalaries(ports)
        },
        failure: 'the VIP club could not be looked after',
        log: ports.log,
      },
      options,
    )
  }

  /** Finishes what it is at, and begins nothing more. */
  close(): Promise<void> {
    return this.#keeper.close()
  }
}
