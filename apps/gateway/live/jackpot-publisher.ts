import type { JackpotPool } from '@ante/contract/catalogue/jackpot.ts'

import { coalesced } from '../kit/coalesced.ts'
import type { Ports } from '../kit/ports.ts'
import { stateFrame } from './frames.ts'
import type { LiveStream } from './live-stream.ts'
import type { OpenStreams } from './open-streams.ts'

export type JackpotsOf = (merchantCodes: string[]) => Promise<Map<string, JackpotPool>>

/** Stakes feed it many times a second; nobody reads figures that fast. */
const POLL_MS = 2_000

/** Tells all pages of a merchant what its jackpot holds, when that has changed. */
export class JackpotPublisher {
  readonly #streams: OpenStreams
  readonly #jackpotsOf: JackpotsOf
  readonly #log: Ports['log']
  readonly #timer: NodeJS.Timeout
  /** What the pages of each merchant were told last. */
  #told = new Map<string, Buffer>()

  constructor(streams: OpenStreams, jackpotsOf: JackpotsOf, log: Ports['log']) {
    this.#streams = streams
    this.#jackpotsOf = jackpotsOf
    this.#log = log
    this.#timer = setInterval(() => void this.#look(), POLL_MS).unref()
  }

  /** A page that has just come is told what the others know; the first one waits for the next look. */
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
      // One that was paid out to the last cent is told of as well: nobody shall go on hoping for it.
      this.#told = new Map(merchantCodes.map((code) => [code, this.#tell(code, jackpots.get(code) ?? null)]))
    } catch (error) {
      this.#log.warn({ err: error }, 'jackpots could not be read for live streams')
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
