import { prngFrom } from '@ante/demo-art/kit/prng.ts'

/**
 * Fault decision for a call. `lost`: it never arrives; `unanswered`: it is executed, but the caller gets no answer;
 * `slow`: its answer arrives after the caller's timeout; `doubled`: it arrives twice simultaneously; `late`: it arrives
 * after the caller's timeout, after the calls sent in the meantime; `failed`: an intermediary answers with an error;
 * `garbled`: half of the answer arrives. In the last two a process dies: `killed`: the callee while it processes the
 * call; `orphaned`: the caller before it records the answer.
 */
const FAULTS = ['lost', 'unanswered', 'slow', 'doubled', 'late', 'failed', 'garbled'] as const
const DEATHS = ['killed', 'orphaned'] as const
export type FaultDecision = 'passed' | (typeof FAULTS)[number] | (typeof DEATHS)[number]

/** Proxied connections: a vendor's wallet calls, the gateway's calls to vendors, a page's calls to its vendor. */
export type ConnectionName = 'wallet' | 'service' | 'page'

/**
 * A schedule of faults. The same calls get the same decisions; the order of calls is not fully reproducible.
 */
export interface Schedule {
  seed: string
  /** Fraction of all calls on a connection that get a fault, from 0 to 1. */
  rates: Record<ConnectionName, number>
  /** Number of processes that are killed. */
  deaths: number
  /** Duration of the session, if not the default. */
  sessionMs?: number
}

/** Range of the calls of a connection at which a process dies: a later call might not occur. */
const FIRST_KILL = 2
const LAST_KILL = 24
/**
 * Fraction of the slow decisions that are applied; the others become `unanswered`. A slow answer costs the gateway
 * seconds until its timeout, and a page would wait forever.
 */
const SLOW: Record<ConnectionName, number> = { wallet: 1, service: 0.25, page: 0 }

/** Decides the fault of each call of a schedule. */
export class FaultDecisions {
  readonly #schedule: Schedule
  readonly #deaths: Map<string, FaultDecision>
  readonly #calls = new Map<string, number>()

  constructor(schedule: Schedule) {
    this.#schedule = schedule
    const prng = prngFrom(`${schedule.seed} deaths`)
    this.#deaths = new Map(
      Array.from({ length: schedule.deaths }, () => {
        const connection = prng.flip(0.7) ? 'wallet' : 'service'
        return [`${connection} ${prng.whole(FIRST_KILL, LAST_KILL)}`, prng.pick(DEATHS)]
      }),
    )
  }

  /** Returns the decision for the next call, with a length from 0 to 1 for faults that have one. */
  of(connection: ConnectionName, path: string): { decision: FaultDecision; length: number } {
    const death = this.#deaths.get(`${connection} ${this.#next(connection)}`)
    const prng = prngFrom(`${this.#schedule.seed} ${connection} ${path} ${this.#next(`${connection} ${path}`)}`)
    const length = prng.next()
    if (death) return { decision: death, length }
    if (!prng.flip(this.#schedule.rates[connection])) return { decision: 'passed', length }
    const decision = prng.pick(FAULTS)
    return { decision: decision === 'slow' && !prng.flip(SLOW[connection]) ? 'unanswered' : decision, length }
  }

  #next(name: string): number {
    const nth = (this.#calls.get(name) ?? 0) + 1
    this.#calls.set(name, nth)
    return nth
  }
}
