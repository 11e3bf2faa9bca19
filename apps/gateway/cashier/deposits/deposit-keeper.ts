import { coalesced } from '../../kit/coalesced.ts'
import type { Ports } from '../../kit/ports.ts'
import type { Providers } from '../providers/providers.ts'
import { IllegalDepositState, takeDue } from './deposits.ts'
import type { Deposit } from './deposits.ts'
import { lookAfter } from './look-after.ts'
import type { LookPorts } from './look-after.ts'

const LOOK_EVERY_MS = 1_000
const AT_ONCE = 8

/**
 * Looks after deposits: opens what could not be opened, asks what nobody has told, ends what is not paid in time. On any
 * instance: who takes one has it alone for a while, and what a crash leaves is taken up again.
 */
export class DepositKeeper {
  readonly #ports: LookPorts
  readonly #timer: NodeJS.Timeout | null
  #closed = false

  constructor(
    ports: Pick<Ports, 'db' | 'clock' | 'log'> & { providers: Providers },
    { byItself = true }: { byItself?: boolean } = {},
  ) {
    this.#ports = ports
    this.#timer = byItself ? setInterval(() => void this.look(), LOOK_EVERY_MS).unref() : null
  }

  /** Goes on with all that is due. */
  readonly look = coalesced(async () => {
    const { db, clock, log } = this.#ports
    if (this.#closed) return
    try {
      const due = await takeDue(db, { now: clock.now(), atMost: AT_ONCE })
      await Promise.all(due.map((deposit) => this.#goOn(deposit)))
    } catch (error) {
      log.warn({ err: error }, 'deposits could not be looked after')
    }
  })

  /** Finishes what it is at, and begins nothing more. */
  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer) clearInterval(this.#timer)
    await this.look()
  }

  async #goOn(deposit: Deposit): Promise<void> {
    try {
      await lookAfter(this.#ports, deposit)
    } catch (error) {
      if (!(error instanceof IllegalDepositState)) this.#ports.log.warn({ err: error }, 'a deposit has to wait')
    }
  }
}
