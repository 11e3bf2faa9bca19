import type { Ports } from './kit/ports.ts'
import type { Server } from './kit/server.ts'
import { sql } from 'kysely'

/** `/healthz`: the process answers. `/readyz`: it can serve, so a balancer may send people here. */
export function healthRoutes(app: Server, { db, log }: Pick<Ports, 'db' | 'log'>, isStopping: () => boolean): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' })
    try {
      await sql`select 1`.execute(db)
      return { status: 'ready' }
    } catch (error) {
      log.warn({ err: error }, 'not ready')
      return reply.status(503).send({ status: 'database' })
    }
  })
}
