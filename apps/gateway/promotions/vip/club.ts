import { Keeper } from '../../kit/keeper.ts'
import type { KeeperOptions } from '../../kit/keeper.ts'
import type { Ports } from '../../kit/ports.ts'
import { endMonths } from './end-months.ts'
import { followPlay } from './follow-play.ts'
import { paySalaries } from './pay-salaries.ts'

/** A level is there within seconds of the bet that earned it. */
const LOOK_EVERY_MS = 2_000
/** Months and weeks end by the hour: nobody waits for a minute of it. */
const CALENDAR_EVERY_MS = 60_000

/** What the VIP club of a gateway does by itself, for as long as it runs. */
export class Club {
  readonly #ports: Pick<Ports, 'db' | 'clock' | 'log'>
  readonly #keeper: Keeper
  #calendarAt = -Infinity

  constructor(ports: Pick<Ports, 'db' | 'clock' | 'log'>, options?: KeeperOptions) {
    this.#ports = ports
    this.#keeper = new Keeper(
      {
        everyMs: LOOK_EVERY_MS,
        look: () => this.#look(),
        failure: 'the VIP club could not be looked after',
        log: ports.log,
      },
      options,
    )
  }

  async #look(): Promise<void> {
    await followPlay(this.#ports)
    const now = this.#ports.clock.now().getTime()
    if (now - this.#calendarAt < CALENDAR_EVERY_MS) return
    await endMonths(this.#ports)
    await paySalaries(this.#ports)
    this.#calendarAt = now
  }

  /** Finishes what it is at, and begins nothing more. */
  close(): Promise<void> {
    return this.#keeper.close()
  }
}
