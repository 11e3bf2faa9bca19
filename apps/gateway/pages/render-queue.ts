import { atMost } from '../kit/at-most.ts'
import { PagesBusy } from './pages-busy.ts'

interface QueueLimits {
  /** Pages that are rendered at once: while one waits for its data another one is drawn. */
  running: number
  /** Pages that wait for their turn. */
  waiting: number
  /** How many of them one network has at most, at its narrowest and at its wider prefixes. */
  perNetwork: number
  perWiderNetwork: number
}

const RETRY_AFTER_SECONDS = 5

/** Lets few pages render at once and few wait, with a share for each network; what is beyond that throws `PagesBusy`. */
export class RenderQueue {
  readonly #limits: QueueLimits
  readonly #held = new Map<string, number>()
  readonly #inTurn: ReturnType<typeof atMost>
  #present = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
    this.#inTurn = atMost(limits.running)
  }

  /** `networks` as from `networksOf`, or none for what the gateway renews by itself, which waits for half the places only. */
  async run<Result>(networks: readonly string[], work: () => Promise<Result>): Promise<Result> {
    this.demandRoom(networks)
    this.#present++
    this.#hold(networks, 1)
    try {
      return await this.#inTurn(work)
    } finally {
      this.#present--
      this.#hold(networks, -1)
    }
  }

  demandRoom(networks: readonly string[]): void {
    const { running, waiting, perNetwork, perWiderNetwork } = this.#limits
    const places = running + (networks.length > 0 ? waiting : waiting / 2)
    const isShareUsed = networks.some((network, place) => {
      return (this.#held.get(network) ?? 0) >= (place === 0 ? perNetwork : perWiderNetwork)
    })
    if (this.#present >= places || isShareUsed) throw new PagesBusy(503, RETRY_AFTER_SECONDS)
  }

  #hold(networks: readonly string[], more: number): void {
    for (const network of networks) {
      const held = (this.#held.get(network) ?? 0) + more
      if (held > 0) this.#held.set(network, held)
      else this.#held.delete(network)
    }
  }
}
