import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import type { Generated } from 'kysely'

import type { Ports } from './ports.ts'

declare module './db.ts' {
  interface Tables {
    party_health: {
      kind: 'provider' | 'vendor'
      merchant_code: string | null
      code: string
      is_up: boolean
      since: Date
      seen_at: Date
      problem: string
      /** Consecutive calls without an answer, at the gateway that called last. */
      failures: Generated<number>
      /** Until then this gateway does not call the party; null if it calls it. */
      paused_until: Generated<Date | null>
    }
  }
}

/** An outside party that the gateway calls. A vendor serves all merchants. */
export interface Party {
  kind: 'provider' | 'vendor'
  merchantCode: string | null
  code: string
}

/** Pause of a circuit breaker. */
interface Pause {
  /** Number of consecutive calls without an answer. */
  failures: number
  until: Date
}

const PROBLEM_LENGTH = 200
/** Minimum interval at which an unchanged state is written again, in milliseconds. */
const REPEATED_MS = MINUTE_MS

interface StoredHealth {
  isUp: boolean
  at: number
}

/**
 * Stores whether payment providers and vendors answer, for the operator console. Recording never fails or delays the
 * call to the party.
 */
export class PartyHealth {
  readonly #ports: Pick<Ports, 'db' | 'clock' | 'log'>
  readonly #written = new Map<string, StoredHealth>()

  constructor(ports: Pick<Ports, 'db' | 'clock' | 'log'>) {
    this.#ports = ports
  }

  /**
   * Records that a party answered (`problem` is null), or why it did not, and the pause that a circuit breaker makes
   * therefore.
   */
  record(party: Party, problem: string | null, pause: Pause | null = null): void {
    const key = `${party.kind} ${party.merchantCode ?? ''} ${party.code}`
    const [isUp, now] = [problem === null, this.#ports.clock.now()]
    const last = this.#written.get(key)
    if (pause === null && last?.isUp === isUp && now.getTime() - last.at < REPEATED_MS) return
    this.#written.set(key, { isUp, at: now.getTime() })
    void this.#write(party, now, { problem, pause }).catch((error: unknown) => {
      this.#written.delete(key)
      this.#ports.log.warn({ event: 'party_health.not_stored', party: key, err: error }, 'cannot store a health state')
    })
  }

  async #write(
    { kind, merchantCode, code }: Party,
    now: Date,
    { problem, pause }: { problem: string | null; pause: Pause | null },
  ): Promise<void> {
    const text = (problem ?? '').slice(0, PROBLEM_LENGTH)
    const state = sql`${problem === null}, ${now}, ${now}, ${text}, ${pause?.failures ?? 0}, ${pause?.until ?? null}`
    await sql`
      insert into party_health (kind, merchant_code, code, is_up, since, seen_at, problem, failures, paused_until)
      values (${kind}, ${merchantCode}, ${code}, ${state})
      on conflict (kind, merchant_code, code) do update set
        since = case when party_health.is_up = excluded.is_up then party_health.since else excluded.since end,
        is_up = excluded.is_up, seen_at = excluded.seen_at, problem = excluded.problem, failures = excluded.failures,
        paused_until = excluded.paused_until`.execute(this.#ports.db)
  }
}
