import { secondsToWait } from '../kit/call-counts.ts'
import type { Ports } from '../kit/ports.ts'
import { PagesBusy } from './pages-busy.ts'

type LimitPorts = Pick<Ports, 'db' | 'clock'> & { perMinute: number }

const WINDOW_MS = 60_000
/** Each wider prefix of a network has twice the share of the one within it. */
const WIDENING = 2
/** More networks than this are not remembered as refused; they are counted again. */
const REMEMBERED = 10_000

/** How many pages a network may have rendered for it in a minute. What is stored is sent without being counted. */
export class RenderLimits {
  readonly #ports: LimitPorts
  /** Refused networks, and until when: under a flood the database is not asked again. */
  readonly #refused = new Map<string, number>()

  constructor(ports: LimitPorts) {
    this.#ports = ports
  }

  /** Counts one page for these networks; throws `PagesBusy` where one of them had its share. */
  async demand(networks: readonly string[]): Promise<void> {
    for (const network of networks) this.#demandNotRefused(network)
    for (const [place, network] of networks.entries()) await this.#count(network, place)
  }

  #demandNotRefused(network: string): void {
    const leftMs = (this.#refused.get(network) ?? 0) - this.#now()
    if (leftMs > 0) throw new PagesBusy(429, Math.ceil(leftMs / 1000))
    this.#refused.delete(network)
  }

  async #count(network: string, place: number): Promise<void> {
    const atMost = this.#ports.perMinute * WIDENING ** place
    const seconds = await secondsToWait(this.#ports, { key: `render ${network}`, atMost, windowMs: WINDOW_MS })
    if (seconds === null) return
    if (this.#refused.size < REMEMBERED) this.#refused.set(network, this.#now() + seconds * 1000)
    throw new PagesBusy(429, seconds)
  }

  #now(): number {
    return this.#ports.clock.now().getTime()
  }
}
