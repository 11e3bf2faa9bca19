import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Clock } from './kit/clock.ts'
import type { Db } from './kit/db.ts'
import { TtlCache } from './kit/ttl-cache.ts'
import { saysNoWrites } from './kit/outages.ts'
import type { Ports } from './kit/ports.ts'
import type { Server } from './kit/server.ts'

/** However often it is asked, the database is asked so seldom. */
const KEPT_MS = 1_000
/** A full disk still has room for small writes, in pages that are half empty. */
const FILLER_BYTES = 1024 * 1024

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, so a balancer may send people here: the database reads and writes.
 * Register it before the routes whose failures it shall hear of.
 */
export function healthRoutes(app: Server, ports: Pick<Ports, 'db' | 'clock' | 'log'>, isStopping: () => boolean): void {
  const writes = new WriteHealth(ports)
  app.addHook('onError', async (_request, _reply, error) => writes.note(error))
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' })
    try {
      await writes.check()
      return { status: 'ready' }
    } catch (error) {
      const status = saysNoWrites(error) ? 'storage' : 'database'
      ports.log.warn({ event: 'readiness.failed', status, err: error }, 'not ready')
      return reply.status(503).send({ status })
    }
  })
}

/** Whether the database takes writes now, and large ones where one has failed for want of room. */
class WriteHealth {
  readonly #db: Db
  readonly #checks: TtlCache<void>
  #hasFailed = false

  constructor({ db, clock }: { db: Db; clock: Clock }) {
    this.#db = db
    this.#checks = new TtlCache(clock, KEPT_MS)
  }

  note(error: unknown): void {
    if (saysNoWrites(error)) this.#hasFailed = true
  }

  /** Throws what the database says. */
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
