import { SECOND_MS } from '@ante/contract/kit/time.ts'
import type { FastifyRateLimitOptions, FastifyRateLimitStore } from '@fastify/rate-limit'
import { sql } from 'kysely'

import { networkShares } from './networks.ts'
import type { Ports } from './ports.ts'
import { commonRefusal } from './refusal.ts'

interface CallCountTable {
  key: string
  calls: number
  ends_at: Date
}

declare module './db.ts' {
  interface Tables {
    call_count: CallCountTable
  }
}

type CountPorts = Pick<Ports, 'db' | 'clock'>

const DELETED_AT_ONCE = 20

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void
/** Route information that the limiter passes to a store. */
type Route = FastifyRateLimitOptions & { routeInfo?: { method?: string | string[]; url?: string } }

/** Returns the rate limiter's store class. It counts in the database, so that all instances share the limits. */
export function callCounts(ports: CountPorts) {
  return class CallCounts implements FastifyRateLimitStore {
    readonly #route: string

    constructor({ routeInfo = {} }: Route = {}) {
      this.#route = [routeInfo.method, routeInfo.url].join(' ')
    }

    incr(address: string, done: Counted, windowMs: number): void {
      void this.#count(address, done, windowMs)
    }

    child(route: object): CallCounts {
      return new CallCounts(route)
    }

    async #count(address: string, done: Counted, windowMs: number): Promise<void> {
      try {
        done(null, await this.#countNetworks(address, windowMs))
      } catch (error) {
        // The driver and the database throw only `Error` objects.
        done(error as Error)
      }
    }

    /**
     * Counts the call in all networks of the address. Returns the highest count, scaled to the limit of the narrowest
     * network.
     */
    async #countNetworks(address: string, windowMs: number): Promise<{ current: number; ttl: number }> {
      let fullest = { current: 0, ttl: windowMs }
      for (const { network, share } of networkShares(address)) {
        const { current, ttl } = await count(ports, `${this.#route} ${network}`, windowMs)
        const shared = Math.ceil(current / share)
        if (shared > fullest.current) fullest = { current: shared, ttl }
      }
      return fullest
    }
  }
}

/** Counts a call under `key`; throws `request.too_many` if the limit of the window is exceeded. */
export async function requireCallAllowance(
  ports: CountPorts,
  counted: { key: string; atMost: number; windowMs: number },
): Promise<void> {
  const retryAfterSeconds = await countCallOrWait(ports, counted)
  if (retryAfterSeconds !== null) throw commonRefusal('request.too_many', { retryAfterSeconds })
}

/** Counts a call under `key`; returns the seconds until the window ends if the limit is exceeded, else null. */
export async function countCallOrWait(
  ports: CountPorts,
  { key, atMost, windowMs }: { key: string; atMost: number; windowMs: number },
): Promise<number | null> {
  const { current, ttl } = await count(ports, key, windowMs)
  return current > atMost ? Math.ceil(ttl / SECOND_MS) : null
}

/** Calls of one kind from an address. They count in each of its networks; wider ones have a multiple of the limit. */
export interface CallsFrom {
  kind: string
  ip: string
  /** Limit of the narrowest network, per window. */
  atMost: number
  windowMs: number
}

/** Refuses if a network of the address has reached its limit; counts nothing. */
export async function requireNetworkAllowance(
  { db, clock }: CountPorts,
  { kind, ip, atMost }: CallsFrom,
): Promise<void> {
  const now = clock.now()
  for (const { network, share } of networkShares(ip)) {
    const row = await db
      .selectFrom('call_count')
      .select(['calls', 'ends_at'])
      .where('key', '=', `${kind} ${network}`)
      .where('ends_at', '>', now)
      .executeTakeFirst()
    if (!row || row.calls < atMost * share) continue
    const retryAfterSeconds = Math.ceil((row.ends_at.getTime() - now.getTime()) / SECOND_MS)
    throw commonRefusal('request.too_many', { retryAfterSeconds })
  }
}

/**
 * Counts a call in all networks of its address; returns the longest wait in seconds if one of them has reached its
 * limit, else null. If the caller's transaction is rolled back, the call does not count.
 */
export async function countNetworkCallOrWait(
  ports: CountPorts,
  { kind, ip, atMost, windowMs }: CallsFrom,
): Promise<number | null> {
  let longest: number | null = null
  for (const { network, share } of networkShares(ip)) {
    const wait = await countCallOrWait(ports, { key: `${kind} ${network}`, atMost: atMost * share, windowMs })
    if (wait !== null && wait > (longest ?? 0)) longest = wait
  }
  return longest
}

/** Counts a call in all networks of its address; refuses it if one of them has reached its limit. */
export async function countNetworkCall(ports: CountPorts, calls: CallsFrom): Promise<void> {
  const retryAfterSeconds = await countNetworkCallOrWait(ports, calls)
  if (retryAfterSeconds !== null) throw commonRefusal('request.too_many', { retryAfterSeconds })
}

async function count({ db, clock }: CountPorts, key: string, windowMs: number) {
  const now = clock.now()
  const windowEnd = new Date(now.getTime() + windowMs)
  const row = await db
    .insertInto('call_count')
    .values({ key, calls: 1, ends_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        calls: sql<number>`case when call_count.ends_at > ${now} then least(call_count.calls + 1, 1000000) else 1 end`,
        ends_at: sql<Date>`case when call_count.ends_at > ${now} then call_count.ends_at else ${windowEnd} end`,
      }),
    )
    .returning(['calls', 'ends_at'])
    .executeTakeFirstOrThrow()
  if (row.calls === 1) await deleteEnded({ db, clock })
  return { current: row.calls, ttl: row.ends_at.getTime() - now.getTime() }
}

async function deleteEnded({ db, clock }: CountPorts): Promise<void> {
  await sql`
    delete from call_count where key in (
      select key from call_count where ends_at < ${clock.now()}
      order by ends_at limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(db)
}
