import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import type { Ports } from '../../kit/ports.ts'
import { Refused } from '../../kit/refusal.ts'
import { CLASSES, classOf } from './call-durations.ts'
import './tables.ts'

/** Interval at which counts are written, in milliseconds. */
const WRITTEN_MS = 5_000

/** A call between a gateway and a vendor that has ended. */
export interface EndedCall {
  vendor: string
  way: 'in' | 'out'
  /** Duration in milliseconds. */
  ms: number
  /** Whether there was a valid answer. A refusal is one. */
  isAnswered: boolean
  /** Key that signed a call of the vendor, if the protocol names it. */
  keyId?: string | undefined
}

interface Minute {
  vendor: string
  way: 'in' | 'out'
  minute: number
  calls: number
  failures: number
  durations: number[]
  lastAt: number
}

type CallPorts = Pick<Ports, 'db' | 'clock' | 'log'>

/**
 * Counts the calls of vendors by minute, for the operator console. Recording never fails or delays a call: counts are
 * collected in memory and written every few seconds. A gateway that dies loses the last ones.
 */
export class VendorCalls {
  readonly #ports: CallPorts
  #minutes = new Map<string, Minute>()
  #keys = new Map<string, Date>()
  #timer: NodeJS.Timeout | undefined

  constructor(ports: CallPorts) {
    this.#ports = ports
  }

  record({ vendor, way, ms, isAnswered, keyId }: EndedCall): void {
    const now = this.#ports.clock.now()
    const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
    const key = `${vendor} ${way} ${minute}`
    const counted = this.#minutes.get(key) ?? newMinute({ vendor, way, minute })
    counted.calls += 1
    counted.failures += isAnswered ? 0 : 1
    counted.durations[classOf(ms)] = (counted.durations[classOf(ms)] ?? 0) + 1
    counted.lastAt = now.getTime()
    this.#minutes.set(key, counted)
    if (keyId !== undefined) this.#keys.set(keyId, now)
    this.#timer ??= setTimeout(() => void this.flush(), WRITTEN_MS).unref()
  }

  /** Answers a call of a vendor by `work`, and records it. */
  async measured<Value>(
    { vendor, keyId }: Pick<EndedCall, 'vendor' | 'keyId'>,
    work: () => Promise<Value>,
  ): Promise<Value> {
    const startedAt = performance.now()
    try {
      const value = await work()
      this.record({ vendor, way: 'in', ms: performance.now() - startedAt, isAnswered: true, keyId })
      return value
    } catch (error) {
      const isAnswered = error instanceof Refused && error.code !== 'service.unavailable'
      this.record({ vendor, way: 'in', ms: performance.now() - startedAt, isAnswered, keyId })
      throw error
    }
  }

  /** Writes the counts. Those of a failed write are lost. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const minutes = [...this.#minutes.values()]
    const keys = [...this.#keys]
    this.#minutes = new Map()
    this.#keys = new Map()
    try {
      for (const counted of minutes) await this.#write(counted)
      for (const [keyId, at] of keys) await this.#writeKey(keyId, at)
    } catch (error) {
      this.#ports.log.warn({ event: 'vendor.calls_not_stored', err: error }, 'cannot store the calls of vendors')
    }
  }

  async #write({ vendor, way, minute, calls, failures, durations, lastAt }: Minute): Promise<void> {
    await sql`
      insert into vendor_call_minute (vendor, way, minute, calls, failures, durations, last_at)
      select code, ${way}, ${new Date(minute)}, ${calls}::int, ${failures}::int, ${durations}::int[], ${new Date(lastAt)}
      from vendor where code = ${vendor}
      on conflict (vendor, way, minute) do update set
        calls = vendor_call_minute.calls + excluded.calls,
        failures = vendor_call_minute.failures + excluded.failures,
        durations = array(select a + b from unnest(vendor_call_minute.durations, excluded.durations) as both_counts (a, b)),
        last_at = greatest(vendor_call_minute.last_at, excluded.last_at)`.execute(this.#ports.db)
  }

  async #writeKey(keyId: string, at: Date): Promise<void> {
    await sql`
      update vendor_key set used_at = ${at}
      where key_id = ${keyId} and (used_at is null or used_at < ${new Date(at.getTime() - MINUTE_MS)})`.execute(
      this.#ports.db,
    )
  }
}

const newMinute = (of: Pick<Minute, 'vendor' | 'way' | 'minute'>): Minute => ({
  ...of,
  calls: 0,
  failures: 0,
  durations: Array.from({ length: CLASSES }, () => 0),
  lastAt: 0,
})

/** Retention of the counts in milliseconds. */
const KEPT_MS = 25 * 60 * MINUTE_MS

/** Deletes old counts. */
export async function deleteOldCalls({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS)
  await db.deleteFrom('vendor_call_minute').where('minute', '<', before).execute()
}
