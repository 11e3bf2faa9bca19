import type { JackpotPool } from '@ante/contract/catalogue/jackpot.ts'

import { coalesced } from '../kit/coalesced.ts'
import type { Ports } from '../kit/ports.ts'
import { stateFrame } from './frames.ts'
import type { LiveStream } from './live-stream.ts'
import type { OpenStreams } from './open-streams.ts'

export type JackpotsOf = (merchantCodes: string[]) => Promise<Map<string, JackpotPool>>

/** Interval of publications in milliseconds: stakes change the jackpot many times per second. */
const POLL_MS = 2_000

/** Publishes changes of the jackpot to all pages of a merchant. */
export class JackpotPublisher {
  readonly #streams: OpenStreams
  readonly #jackpotsOf: JackpotsOf
  readonly #log: Ports['log']
  readonly #timer: NodeJS.Timeout
  /** Last frame sent to each merchant's pages. */
  #published = new Map<string, Buffer>()

  constructor(streams: OpenStreams, jackpotsOf: JackpotsOf, log: Ports['log']) {
    this.#streams = streams
    this.#jackpotsOf = jackpotsOf
    this.#log = log
    this.#timer = setInterval(() => void this.#checkJackpots(), POLL_MS).unref()
  }

  /** Sends the last published value to a new page; the first page gets one with the next update. */
  sendCurrent(stream: LiveStream): void {
    const frame = this.#published.get(stream.viewer.merchantCode)
    if (frame) stream.write(frame)
  }

  close(): void {
    clearInterval(this.#timer)
  }

  readonly #checkJackpots = coalesced(async () => {
    const merchantCodes = this.#streams.merchantCodes()
    if (merchantCodes.length === 0) return
    try {
      const jackpots = await this.#jackpotsOf(merchantCodes)
      // An empty jackpot is published as null.
      this.#published = new Map(merchantCodes.map((code) => [code, this.#publish(code, jackpots.get(code) ?? null)]))
    } catch (error) {
      this.#log.warn({ event: 'live.jackpot_read_failed', err: error }, 'cannot read jackpots for live streams')
    }
  })

  #publish(merchantCode: string, jackpot: JackpotPool | null): Buffer {
    const frame = stateFrame('jackpot', jackpot)
    const lastPublished = this.#published.get(merchantCode)
    if (lastPublished?.equals(frame)) return lastPublished
    for (const stream of this.#streams.ofMerchant(merchantCode)) stream.write(frame)
    return frame
  }
}
