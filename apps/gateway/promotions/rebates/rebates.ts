import { coalesced } from '../../kit/coalesced.ts'
import type { Ports } from '../../kit/ports.ts'
import { BalanceNews } from '../../wallet/public.ts'
import type { RebatePorts } from './claim-rebate.ts'
import { settleRebates } from './settle-rebates.ts'

const LOOK_EVERY_MS = 60_000

export interface RebatesOptions {
  /** A test lets it work when it wants. */
  byItself?: boolean
}

/** The rebates of a gateway: it settles what is due for as long as it runs, and tells of what was paid. */
export class Rebates {
  readonly ports: RebatePorts
  readonly #log: Ports['log']
  readonly #news: BalanceNews
  readonly #timer: NodeJS.Timeout | null
  #closed = false
  #looking: Promise<void> = Promise.resolve()

  constructor({ db, clock, bus, log }: Pick<Ports, 'db' | 'clock' | 'bus' | 'log'>, options: RebatesOptions = {}) {
    this.#news = new BalanceNews(bus)
    this.#log = log
    this.ports = { db, clock, news: this.#news }
    this.#timer = (options.byItself ?? true) ? setInterval(() => void this.settle(), LOOK_EVERY_MS).unref() : null
  }

  /** Finishes what it is at, and begins nothing more. */
  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer) clearInterval(this.#timer)
    await this.#looking
    this.#news.flush()
  }

  /** Settles what is due; what fails is tried again a minute later. */
  settle(): Promise<void> {
    this.#looking = this.#look()
    return this.#looking
  }

  readonly #look = coalesced(async () => {
    if (this.#closed) return
    try {
      await settleRebates({ ...this.ports, log: this.#log })
    } catch (error) {
      this.#log.warn({ err: error }, 'rebates could not be settled')
    }
  })
}
