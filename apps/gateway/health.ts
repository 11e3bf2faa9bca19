import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Clock } from './kit/clock.ts'
import type { Db } from './kit/db.ts'
import { TtlCache } from './kit/ttl-cache.ts'
import { isReadOnlyError } from './kit/outages.ts'
import type { Ports } from './kit/ports.ts'
import type { Server } from './kit/server.ts'

/** Lifetime of a cached answer: the database is checked at most this often. */
const CACHE_MS = 1_000
/** Size of the test write in bytes, large because a full disk still accepts small writes into half-empty pages. */
const FILLER_BYTES = 1024 * 1024

/**
 * Routes for load balancers. `/healthz` reports that the process answers, `/readyz` that the database can be read and
 * written. Register them before all other routes: a hook observes the failures of routes registered later.
 */
export function healthRoutes(app: Server, ports: Pick<Ports, 'db' | 'clock' | 'log'>, isStopping: () => boolean): void {
  const writes = new WriteHealth(ports)
  app.addHook('onError', async (_request, _reply, error) => writes.recordError(error))
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' })
    try {
      await writes.check()
      return { status: 'ready' }
    } catch (error) {
      const status = isReadOnlyError(error) ? 'storage' : 'database'
      ports.log.warn({ event: 'readiness.failed', status, err: error }, 'gateway is not ready')
      return reply.status(503).send({ status })
    }
  })
}

/** Checks whether the database accepts writes; after a failure for lack of space, also large writes. */
class WriteHealth {
  readonly #db: Db
  readonly #checks: TtlCache<void>
  #hasFailed = false

  constructor({ db, clock }: { db: Db; clock: Clock }) {
    this.#db = db
    this.#checks = new TtlCache(clock, CACHE_MS)
  }

  recordError(error: unknown): void {
    if (isReadOnlyError(error)) this.#hasFailed = true
  }

  /** Checks; throws the database's error. */
  check(): Promise<void> {
    const key = this.#hasFailed ? 'large' : 'small'
    return this.#checks.get(key, () => this.#probe())
  }

  async #probe(): Promise<void> {
    if (this.#hasFailed) {
      await sql`update write_probe set at = now(), filler = ${randomBytes(FILLER_BYTES)}`.execute(this.#db)
      this.#hasFailed = false
    }
    await sql`update write_probe set at = now(), filler = null`.execute(this.#db)
  }
}
