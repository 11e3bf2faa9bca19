import type { JackpotPool } from '@ante/contract/catalogue/jackpot.ts'

import { coalesced } from '../kit/coalesced.ts'
import type { Ports } from '../kit/ports.ts'
import { stateFrame } from './frames.ts'
import type { LiveStream } from './live-stream.ts'
import type { OpenStreams } from './open-streams.ts'

export type JackpotsOf = (merchantCodes: string[]) => Promise<Map<string, JackpotPool>>

/** Interval in milliseconds: stakes feed the jackpot many times per second, too fast for people. */
const POLL_MS = 2_000

/** Publishes changes of the jackpot to all pages of a merchant. */
export class JackpotPublisher {
  readonly #streams: OpenStreams
  readonly #jackpotsOf: JackpotsOf
  readonly #log: Ports['log']
  readonly #timer: NodeJS.Timeout
  /** Last frame sent to each merchant's pages. */
  #told = new Map<string, Buffer>()

  constructor(streams: OpenStreams, jackpotsOf: JackpotsOf, log: Ports['log']) {
    this.#streams = streams
    this.#jackpotsOf = jackpotsOf
    this.#log = log
    this.#timer = setInterval(() => void this.#look(), POLL_MS).unref()
  }

  /** A new page gets the last value; the first page waits for the next update. */
  greet(stream: LiveStream): void {
    const frame = this.#told.get(stream.viewer.merchantCode)
    if (frame) stream.write(frame)
  }

  close(): void {
    clearInterval(this.#timer)
  }

  readonly #look = coalesced(async () => {
    const merchantCodes = this.#streams.merchantCodes()
    if (merchantCodes.length === 0) return
    try {
      const jackpots = await this.#jackpotsOf(merchantCodes)
      // An emptied jackpot is published as well.
      this.#told = new Map(merchantCodes.map((code) => [code, this.#tell(code, jackpots.get(code) ?? null)]))
    } catch (error) {
      this.#log.warn({ event: 'live.jackpot_read_failed', err: error }, 'cannot read jackpots for live streams')
    }
  })

  #tell(merchantCode: string, jackpot: JackpotPool | null): Buffer {
    const frame = stateFrame('jackpot', jackpot)
    const known = this.#told.get(merchantCode)
    if (known?.equals(frame)) return known
    for (const stream of this.#streams.ofMerchant(merchantCode)) stream.write(frame)
    return frame
  }
}
