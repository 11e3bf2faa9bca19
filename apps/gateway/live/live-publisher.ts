import type { Ports } from '../kit/ports.ts'
import { LIVE_TOPIC, publishLive } from './publish-live.ts'
import type { NewLiveEvent } from './publish-live.ts'
import { worthTelling } from './worth-telling.ts'

/** Never more than this wait to be written; what comes then is dropped, for it is news, not truth. */
const WAITING_LIMIT = 5_000
/** From one writing to the next: nobody notices, and the money's commits keep the disk to themselves. */
const PACE_MS = 250

type PublisherPorts = Pick<Ports, 'db' | 'clock' | 'bus' | 'log'>

/** Publishes what has no transaction of its own, such as wins: the first at once, what comes soon after together. */
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
      this.#ports.log.warn({ type: event.type }, 'live events come faster than they can be written')
      return
    }
    this.#waiting.push(event)
    this.#startWriting()
  }

  /** When everything that was published is written; for the end of the gateway, so without a pause. */
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
    await Promise.resolve() // whatever is published in the same turn goes along
    const events = worthTelling(this.#waiting.splice(0))
    try {
      await publishLive(db, clock, events)
      bus.tell(LIVE_TOPIC, '')
    } catch (error) {
      log.error({ err: error, events: events.length }, 'live events are lost')
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
