import { prngFrom } from '@ante/demo-art/kit/prng.ts'

/**
 * What becomes of a call on its way. `lost`: it never arrives; `unanswered`: it is done, and the caller never hears so;
 * `slow`: its answer comes after the caller has given up; `doubled`: it arrives twice at once; `late`: it arrives when the
 * caller has given up, after whatever was sent in the meantime; `failed`: somebody on the way answers with an error;
 * `garbled`: half of the answer comes. In the last two a process dies: whoever is called while he is at it, or whoever has
 * called before he can note the answer.
 */
const FAULTS = ['lost', 'unanswered', 'slow', 'doubled', 'late', 'failed', 'garbled'] as const
const DEATHS = ['killed', 'orphaned'] as const
export type FaultDecision = 'passed' | (typeof FAULTS)[number] | (typeof DEATHS)[number]

/** Who speaks with whom: a vendor's wallet calls, the gateway's calls to vendors, a page with its vendor. */
export type LineName = 'wallet' | 'service' | 'page'

/** A schedule of faults. The same one decides the same for the same calls, as far as the machine lets them come the same. */
export interface Schedule {
  seed: string
  /** Of all calls on a line, from 0 to 1. */
  rates: Record<LineName, number>
  /** How many processes are killed. */
  deaths: number
  /** How long people play, where it is not as long as usual. */
  sessionMs?: number
}

/** A death comes with one of the first calls of a line: later there might be none. */
const FIRST_DEATH = 2
const LAST_DEATH = 24
/** How much of what might be slow is: a page waits for ever, and the gateway for seconds before it gives a vendor up. */
const SLOW: Record<LineName, number> = { wallet: 1, service: 0.25, page: 0 }

/** Decides on each call of a schedule as it comes. */
export class Fates {
  readonly #schedule: Schedule
  readonly #deaths: Map<string, FaultDecision>
  readonly #calls = new Map<string, number>()

  constructor(schedule: Schedule) {
    this.#schedule = schedule
    const chance = prngFrom(`${schedule.seed} deaths`)
    this.#deaths = new Map(
      Array.from({ length: schedule.deaths }, () => {
        const line = chance.flip(0.7) ? 'wallet' : 'service'
        return [`${line} ${chance.whole(FIRST_DEATH, LAST_DEATH)}`, chance.pick(DEATHS)]
      }),
    )
  }

  /** Also how long, from 0 to 1, whatever has a length. */
  of(line: LineName, path: string): { fate: FaultDecision; length: number } {
    const death = this.#deaths.get(`${line} ${this.#next(line)}`)
    const chance = prngFrom(`${this.#schedule.seed} ${line} ${path} ${this.#next(`${line} ${path}`)}`)
    const length = chance.next()
    if (death) return { fate: death, length }
    if (!chance.flip(this.#schedule.rates[line])) return { fate: 'passed', length }
    const fate = chance.pick(FAULTS)
    return { fate: fate === 'slow' && !chance.flip(SLOW[line]) ? 'unanswered' : fate, length }
  }

  #next(name: string): number {
    const nth = (this.#calls.get(name) ?? 0) + 1
    this.#calls.set(name, nth)
    return nth
  }
}
