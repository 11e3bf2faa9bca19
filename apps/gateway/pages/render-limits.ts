import { countCallOrWait } from '../kit/call-counts.ts'
import type { Ports } from '../kit/ports.ts'
import { PagesBusy } from './pages-busy.ts'

type LimitPorts = Pick<Ports, 'db' | 'clock'> & { perMinute: number }

const WINDOW_MS = 60_000
/** Each wider prefix of a network has twice the limit of the next narrower one. */
const WIDENING = 2
/** Maximum number of refused networks in memory. Further ones are looked up in the database at each call. */
const MAX_REFUSED_NETWORKS = 10_000

/** Limits the pages rendered per network and minute. Cached pages are not counted. */
export class RenderLimits {
  readonly #ports: LimitPorts
  /** Refused networks with the end of the refusal, to avoid database queries during a flood. */
  readonly #refused = new Map<string, number>()

  constructor(ports: LimitPorts) {
    this.#ports = ports
  }

  /** Counts one page for these networks; throws `PagesBusy` if one of them is over its limit. */
  async requireTurn(networks: readonly string[]): Promise<void> {
    for (const network of networks) this.#requireAllowance(network)
    for (const [index, network] of networks.entries()) await this.#countRendering(network, index)
  }

  #requireAllowance(network: string): void {
    const leftMs = (this.#refused.get(network) ?? 0) - this.#now()
    if (leftMs > 0) throw new PagesBusy(429, Math.ceil(leftMs / 1000))
    this.#refused.delete(network)
  }

  async #countRendering(network: string, index: number): Promise<void> {
    const atMost = this.#ports.perMinute * WIDENING ** index
    const seconds = await countCallOrWait(this.#ports, { key: `render ${network}`, atMost, windowMs: WINDOW_MS })
    if (seconds === null) return
    if (this.#refused.size < MAX_REFUSED_NETWORKS) this.#refused.set(network, this.#now() + seconds * 1000)
    throw new PagesBusy(429, seconds)
  }

  #now(): number {
    return this.#ports.clock.now().getTime()
  }
}
