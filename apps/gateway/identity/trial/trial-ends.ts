import { coalesced } from '../../kit/coalesced.ts'
import { endTrials } from './end-trials.ts'
import type { TrialEndPorts } from './end-trials.ts'

/** A trial lasts no more than so much longer than it says. */
const LOOK_EVERY_MS = 60_000

/** Ends trials on any instance, for as long as it runs. */
export class TrialEnds {
  readonly #ports: TrialEndPorts
  readonly #timer: NodeJS.Timeout
  #closed = false

  constructor(ports: TrialEndPorts) {
    this.#ports = ports
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS).unref()
  }

  /** Finishes what it is at, and begins nothing more. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    await this.#look()
  }

  readonly #look = coalesced(async () => {
    if (this.#closed) return
    try {
      await endTrials(this.#ports)
    } catch (error) {
      this.#ports.log.warn({ err: error }, 'trials that are over could not be ended')
    }
  })
}
