import { coalesced } from '../kit/coalesced.ts'
import type { Ports } from '../kit/ports.ts'
import { eventsAfter, readDeletedUpTo, newestId } from './event-log.ts'
import type { LoggedEvent } from './event-log.ts'

const PAGE = 500

export interface LogListener {
  onEvent(event: LoggedEvent): void
  /** Called if events were deleted before they were read, for example after a long database outage. */
  onLoss(): void
}

/** Follows the log and delivers each event once, in order. */
export class LogFollower {
  readonly #ports: Pick<Ports, 'db' | 'log'>
  readonly #listener: LogListener
  #readTo = 0n

  constructor(ports: Pick<Ports, 'db' | 'log'>, listener: LogListener) {
    this.#ports = ports
    this.#listener = listener
  }

  /** Id up to which events have been delivered. */
  get readTo(): bigint {
    return this.#readTo
  }

  /** Starts at the end of the log. */
  async start(): Promise<void> {
    this.#readTo = await newestId(this.#ports.db)
  }

  /** Delivers new events. If the database does not answer, the next message or heartbeat retries. */
  readonly read = coalesced(async () => {
    try {
      await this.#skipDeleted()
      while ((await this.#readPage()) === PAGE);
    } catch (error) {
      this.#ports.log.warn({ event: 'live.event_read_failed', err: error }, 'cannot read live events')
    }
  })

  async #skipDeleted(): Promise<void> {
    const deletedUpTo = await readDeletedUpTo(this.#ports.db)
    if (deletedUpTo <= this.#readTo) return
    this.#readTo = deletedUpTo
    this.#listener.onLoss()
  }

  async #readPage(): Promise<number> {
    const events = await eventsAfter(this.#ports.db, this.#readTo, PAGE)
    for (const event of events) {
      this.#readTo = event.id
      this.#listener.onEvent(event)
    }
    return events.length
  }
}
