import { coalesced } from '../../kit/coalesced.ts'
import { advance } from './advance.ts'
import type { AdvancePorts } from './advance.ts'
import { takeDue } from './withdrawals.ts'
import type { Withdrawal } from './withdrawals.ts'

const LOOK_EVERY_MS = 1_000
const AT_ONCE = 8

/**
 * Brings withdrawals on: on any instance, each step once. What was just asked for it looks at when it is woken; what a crash or
 * a silent provider leaves, it finds when its lease is over.
 */
export class WithdrawalKeeper {
  readonly #ports: AdvancePorts
  readonly #timer: NodeJS.Timeout | null
  #closed = false

  /** A test lets it work when it wants. */
  constructor(ports: AdvancePorts, { byItself = true }: { byItself?: boolean } = {}) {
    this.#ports = ports
    this.#timer = byItself ? setInterval(() => void this.look(), LOOK_EVERY_MS).unref() : null
  }

  /** There is something to go on with. */
  wake(): void {
    if (this.#timer) void this.look()
  }

  /** Goes on with all that is due. */
  readonly look = coalesced(async () => {
    const { db, clock, log } = this.#ports
    if (this.#closed) return
    try {
      const due = await takeDue(db, { now: clock.now(), atMost: AT_ONCE })
      await Promise.all(due.map((withdrawal) => this.#goOn(withdrawal)))
    } catch (error) {
      log.warn({ err: error }, 'withdrawals could not be looked after')
    }
  })

  /** Finishes what it is at, and begins nothing more. */
  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.look()
    this.#closed = true
  }

  async #goOn(withdrawal: Withdrawal): Promise<void> {
    try {
      await advance(this.#ports, withdrawal)
    } catch (error) {
      this.#ports.log.warn({ err: error, withdrawal: withdrawal.id }, 'a withdrawal has to wait')
    }
  }
}
