import { Keeper } from '../../kit/keeper.ts'
import type { KeeperOptions } from '../../kit/keeper.ts'
import type { Ports } from '../../kit/ports.ts'
import { BalanceNews } from '../../wallet/public.ts'
import { makeDueBills } from './make-due-bills.ts'
import { payByBet } from './pay-by-bet.ts'
import { expireBills, payDue } from './pay-due.ts'
import type { PayPorts } from './pay-due.ts'

const LOOK_EVERY_MS = 60_000

/** The salaries and dividends of a gateway: it computes and pays what is due for as long as it runs. */
export class Salaries {
  readonly ports: PayPorts
  readonly keeper: Keeper
  readonly #news: BalanceNews

  constructor({ db, clock, bus, log }: Pick<Ports, 'db' | 'clock' | 'bus' | 'log'>, options?: KeeperOptions) {
    this.#news = new BalanceNews(bus)
    this.ports = { db, clock, log, news: this.#news }
    this.keeper = new Keeper(
      {
        everyMs: LOOK_EVERY_MS,
        look: () => settleSalaries(this.ports),
        failure: 'salaries and dividends could not be looked after',
        log,
      },
      options,
    )
  }

  /** Finishes what it is at, and begins nothing more. */
  async close(): Promise<void> {
    await this.keeper.close()
    this.#news.flush()
  }
}

/** All that is due by now. What bets have paid is taken off what their hours and days come to: bets first. */
export async function settleSalaries(ports: PayPorts): Promise<void> {
  await payByBet(ports)
  await makeDueBills(ports)
  await payDue(ports)
  // After them: what fell due while no gateway was there is tried once.
  await expireBills(ports)
}
