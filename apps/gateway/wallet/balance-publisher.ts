import type { Bus } from '../kit/bus.ts'

/** The topic: a JSON array of the ids, as text, of members whose balance has changed. */
const TOPIC = 'balance'
/**
 * Changes within this window, in milliseconds, are published together, so that the balance of a fast player is read
 * once.
 */
const GATHER_MS = 40
/** Keeps a message far below the bus' limit of 7,000 bytes. */
const MEMBERS_A_MESSAGE = 250

/** Publishes the ids of members whose balance has changed. Call it after the commit, never inside the transaction. */
export class BalancePublisher {
  readonly #bus: Bus
  #changed = new Set<string>()
  #timer: NodeJS.Timeout | null = null

  constructor(bus: Bus) {
    this.#bus = bus
  }

  changed(memberIds: Iterable<string>): void {
    for (const id of memberIds) this.#changed.add(id)
    if (this.#changed.size > 0) this.#timer ??= setTimeout(() => this.#publish(), GATHER_MS)
  }

  /** Publishes the collected ids immediately, as before the gateway stops. */
  flush(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#publish()
  }

  #publish(): void {
    this.#timer = null
    const ids = [...this.#changed]
    this.#changed = new Set()
    for (let at = 0; at < ids.length; at += MEMBERS_A_MESSAGE) {
      this.#bus.publish(TOPIC, JSON.stringify(ids.slice(at, at + MEMBERS_A_MESSAGE)))
    }
  }
}
