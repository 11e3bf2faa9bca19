import { FairQueue, QueueFull } from '../kit/fair-queue.ts'
import type { Turn } from '../kit/fair-queue.ts'
import { PagesBusy } from './pages-busy.ts'

interface QueueLimits {
  /** Number of pages rendered concurrently: while one waits for its data, another one is rendered. */
  running: number
  /** Maximum number of waiting pages. */
  waiting: number
  /** Maximum number of waiting pages per network, for its narrowest and its wider prefixes. */
  perNetwork: number
  perWiderNetwork: number
}

const RETRY_AFTER_SECONDS = 5

/** Limits concurrent and waiting renderings, with a share per network; beyond that throws `PagesBusy`. */
export class RenderQueue {
  readonly #limits: QueueLimits
  readonly #queue: FairQueue

  constructor(limits: QueueLimits) {
    this.#limits = limits
    this.#queue = new FairQueue(limits)
  }

  /**
   * Runs `work` in turn. `networks` come from `networksOf`; they are empty for automatic renewals, which may use only
   * half of the queue.
   */
  async run<Result>(networks: readonly string[], work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.#queue.run(this.#turnOf(networks), work)
    } catch (error) {
      throw error instanceof QueueFull ? busy() : error
    }
  }

  requireRoom(networks: readonly string[]): void {
    if (!this.#queue.hasFreeSlot(this.#turnOf(networks))) throw busy()
  }

  #turnOf(networks: readonly string[]): Turn {
    const { waiting, perNetwork, perWiderNetwork } = this.#limits
    const shares = networks.map((key, index) => ({ key, atMost: index === 0 ? perNetwork : perWiderNetwork }))
    return { group: '', shares, waiting: networks.length > 0 ? waiting : waiting / 2 }
  }
}

const busy = () => new PagesBusy(503, RETRY_AFTER_SECONDS)
