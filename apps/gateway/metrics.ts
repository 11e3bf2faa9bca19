import { createHash, timingSafeEqual } from 'node:crypto'

import type { Config } from './kit/config.ts'
import type { JobMetrics } from './kit/job-queue/job-metrics.ts'
import type { Server } from './kit/server.ts'

/**
 * Route `/metrics`: metrics in Prometheus text format, for callers that send `Authorization: Bearer` with
 * `METRICS_TOKEN`. Without that variable the route does not exist.
 */
export function metricsRoutes(app: Server, { metricsToken }: Pick<Config, 'metricsToken'>, jobs: JobMetrics): void {
  if (metricsToken === null) return
  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) return reply.status(401).send()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await jobs.text())
  })
}

/** Compares in constant time. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
