import { Keeper } from '../../kit/keeper.ts'
import type { Ports } from '../../kit/ports.ts'
import { BalanceNews } from '../../wallet/public.ts'
import type { RebatePorts } from './claim-rebate.ts'
import { settleRebates } from './settle-rebates.ts'

const LOOK_EVERY_MS = 60_000

/** The rebates of a gateway: it settles what is due for as long as it runs, and tells of what was paid. */
export class Rebates {
  readonly ports: RebatePorts
  readonly #news: BalanceNews
  readonly #keeper: Keeper

  constructor({ db, clock, bus, log }: Pick<Ports, 'db' | 'clock' | 'bus' | 'log'>) {
    this.#news = new BalanceNews(bus)
    this.ports = { db, clock, news: this.#news }
    this.#keeper = new Keeper({
      everyMs: LOOK_EVERY_MS,
      look: () => settleRebates({ ...this.ports, log }),
      failure: 'rebates could not be settled',
      log,
    })
  }

  /** Finishes what it is at, and begins nothing more. */
  async close(): Promise<void> {
    await this.#keeper.close()
    this.#news.flush()
  }
}
