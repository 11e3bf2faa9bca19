import * as z from 'zod'

import { coalesced } from '../kit/coalesced.ts'
import type { Ports } from '../kit/ports.ts'
import { stateFrame } from './frames.ts'
import type { OpenStreams } from './open-streams.ts'

export interface BalanceState {
  memberId: string
  /** Grows with every change of the member's wallet. */
  version: number
  sumBalance: string
  currency: string
}

export type BalanceOf = (memberIds: string[]) => Promise<BalanceState[]>

const MemberIds = z.pipe(
  z.string().transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('no JSON')
      return z.NEVER
    }
  }),
  z.array(z.string().regex(/^\d{1,18}$/)),
)

/** Members a query. */
const AT_ONCE = 500

/**
 * Tells members their balance when it has changed. However often that is, the next question to the database begins when
 * the last one is answered, and each stream gets only what is newer than what it has.
 */
export class BalanceTeller {
  readonly #streams: OpenStreams
  readonly #balanceOf: BalanceOf
  readonly #log: Ports['log']
  readonly #changed = new Set<string>()

  constructor(streams: OpenStreams, balanceOf: BalanceOf, log: Ports['log']) {
    this.#streams = streams
    this.#balanceOf = balanceOf
    this.#log = log
  }

  /** News from the bus: a JSON array of member ids. Another version of the gateway may tell something else. */
  heard(payload: string): void {
    const { success, data } = MemberIds.safeParse(payload)
    if (success) this.changed(data)
    else this.#log.warn('news of balances made no sense')
  }

  /** The balances of these members may be others now; those who are not here do not matter. */
  changed(memberIds: Iterable<string>): void {
    for (const memberId of memberIds) if (this.#streams.ofMember(memberId).size > 0) this.#changed.add(memberId)
    if (this.#changed.size > 0) void this.#tellAll()
  }

  readonly #tellAll = coalesced(async () => {
    while (this.#changed.size > 0) {
      const memberIds = [...this.#changed].slice(0, AT_ONCE)
      for (const memberId of memberIds) this.#changed.delete(memberId)
      try {
        for (const balance of await this.#balanceOf(memberIds)) this.#tell(balance)
      } catch (error) {
        // The next heartbeat asks for everybody.
        this.#log.warn({ err: error }, 'balances could not be read for live streams')
      }
    }
  })

  #tell({ memberId, ...balance }: BalanceState): void {
    const frame = stateFrame('balance', balance)
    for (const stream of this.#streams.ofMember(memberId)) {
      if (balance.version <= stream.balanceVersion) continue
      stream.balanceVersion = balance.version
      stream.write(frame)
    }
  }
}
