import { coalesced } from '../kit/coalesced.ts'
import type { Ports } from '../kit/ports.ts'
import { eventsAfter, forgottenTo, newestId } from './event-log.ts'
import type { LoggedEvent } from './event-log.ts'

const PAGE = 500

export interface LogListener {
  onEvent(event: LoggedEvent): void
  /** Events were forgotten before they were read, after the database had been away for that long. */
  onLoss(): void
}

/** Reads the log as it grows and hands each event on once, in order. */
export class LogFollower {
  readonly #ports: Pick<Ports, 'db' | 'log'>
  readonly #listener: LogListener
  #readTo = 0n

  constructor(ports: Pick<Ports, 'db' | 'log'>, listener: LogListener) {
    this.#ports = ports
    this.#listener = listener
  }

  /** Everything up to this id has been handed on. */
  get readTo(): bigint {
    return this.#readTo
  }

  /** Begins at the end of the log. */
  async start(): Promise<void> {
    this.#readTo = await newestId(this.#ports.db)
  }

  /** Hands on what is new. A database that does not answer is asked again at the next news or heartbeat. */
  readonly read = coalesced(async () => {
    try {
      await this.#skipForgotten()
      while ((await this.#readPage()) === PAGE);
    } catch (error) {
      this.#ports.log.warn({ err: error }, 'live events could not be read')
    }
  })

  async #skipForgotten(): Promise<void> {
    const forgotten = await forgottenTo(this.#ports.db)
    if (forgotten <= this.#readTo) return
    this.#readTo = forgotten
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
