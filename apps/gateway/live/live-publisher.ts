import type { Ports } from '../kit/ports.ts'
import { LIVE_TOPIC, publishLive } from './publish-live.ts'
import type { NewLiveEvent } from './publish-live.ts'
import { selectForPublishing } from './select-for-publishing.ts'

/** Maximum number of waiting events; further events are dropped, because no page depends on them. */
const WAITING_LIMIT = 5_000
/**
 * Interval between writes in milliseconds: short enough to be unnoticeable, and long enough not to slow down commits of
 * money.
 */
const PACE_MS = 250

type PublisherPorts = Pick<Ports, 'db' | 'clock' | 'bus' | 'log'>

/**
 * Publishes events, such as wins, outside the transaction of their cause: the first event immediately, later ones in
 * batches.
 */
export class LivePublisher {
  readonly #ports: PublisherPorts
  #waiting: NewLiveEvent[] = []
  #writing: Promise<void> | null = null
  #isDraining = false
  #endPause: () => void = () => undefined

  constructor(ports: PublisherPorts) {
    this.#ports = ports
  }

  publish(event: NewLiveEvent): void {
    if (this.#waiting.length >= WAITING_LIMIT) {
      this.#ports.log.warn(
        { event: 'live.event_dropped', type: event.type },
        'live event is dropped: the queue is full',
      )
      return
    }
    this.#waiting.push(event)
    this.#startWriting()
  }

  /** Writes waiting events without delay, and resolves afterwards; called at shutdown. */
  async drain(): Promise<void> {
    this.#isDraining = true
    this.#endPause()
    while (this.#writing) await this.#writing
    this.#isDraining = false
  }

  #startWriting(): void {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null
      if (this.#waiting.length > 0) this.#startWriting()
    })
  }

  async #write(): Promise<void> {
    const { db, clock, bus, log } = this.#ports
    await Promise.resolve() // includes events published in the same turn
    const events = selectForPublishing(this.#waiting.splice(0))
    try {
      await publishLive(db, clock, events)
      bus.publish(LIVE_TOPIC, '')
    } catch (error) {
      log.error({ event: 'live.event_write_failed', err: error, events: events.length }, 'cannot write live events')
    }
    if (!this.#isDraining) await this.#pause()
  }
  #pause(): Promise<void> {
    return new Promise((resolve) => {
      this.#endPause = resolve
      setTimeout(resolve, PACE_MS).unref()
    })
  }
}
