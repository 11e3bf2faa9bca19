import type { AwaitedBy } from '@ante/contract/launch/open-rounds.ts'

import type { Clock } from '../../kit/clock.ts'
import { TtlCache } from '../../kit/ttl-cache.ts'
import type { VendorKeys } from '../vendor-keys.ts'
import { roundDetail } from '../vendors/round-detail.ts'

interface RequestedRound {
  vendor: string
  playerId: string
  roundId: string
}

/** Cache lifetime in milliseconds: pages poll while a round is open. */
const CACHE_MS = 10_000

/** Returns the events that open rounds wait for, as reported by their vendors. */
export class RoundWaits {
  readonly #ports: { keys: VendorKeys; clock: Clock }
  readonly #answers: TtlCache<AwaitedBy>

  constructor(ports: { keys: VendorKeys; clock: Clock }) {
    this.#ports = ports
    this.#answers = new TtlCache(ports.clock, CACHE_MS)
  }

  awaitedBy(round: RequestedRound): Promise<AwaitedBy> {
    return this.#answers.get(JSON.stringify(round), () => this.#requestWait(round))
  }

  async #requestWait(round: RequestedRound): Promise<AwaitedBy> {
    // Any language: the texts of the answer are not used.
    const answer = await roundDetail(this.#ports, { ...round, language: 'EN' })
    if (answer.kind !== 'done' || answer.value.isDecided === undefined) return 'unknown'
    return answer.value.isDecided ? 'payment' : 'player'
  }
}
