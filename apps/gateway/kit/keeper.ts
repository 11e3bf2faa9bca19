import { coalesced } from './coalesced.ts'
import type { Ports } from './ports.ts'

/** Work that is found by looking for it. */
export interface Care {
  everyMs: number
  /** Does what is due by now. On any instance: it takes what it finds, so that no other has it at the same time. */
  look(): Promise<void>
  /** What the log says of a look that failed; the next one tries again. */
  failure: string
  log: Pick<Ports['log'], 'warn'>
}

export interface KeeperOptions {
  /** A test lets it look when it wants. */
  byItself?: boolean
}

/** Looks after something for as long as the gateway runs: again and again, never twice at once. */
export class Keeper {
  readonly #care: Care
  readonly #timer: NodeJS.Timeout | null
  #closed = false

  constructor(care: Care, { byItself = true }: KeeperOptions = {}) {
    this.#care = care
    this.#timer = byItself ? setInterval(() => void this.look(), care.everyMs).unref() : null
  }

  /** There is something to do: it need not wait for its time. */
  wake(): void {
    if (this.#timer) void this.look()
  }

  /** Does what is due; ends when a look that began after the asking has. */
  readonly look = coalesced(async () => {
    if (this.#closed) return
    try {
      await this.#care.look()
    } catch (error) {
      this.#care.log.warn({ err: error }, this.#care.failure)
    }
  })

  /** Finishes what it is at, and begins nothing more. */
  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer) clearInterval(this.#timer)
    await this.look()
  }
}
