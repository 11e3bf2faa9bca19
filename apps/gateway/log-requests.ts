import type { Server } from './kit/server.ts'

const NOT_LOGGED = /^\/(assets|pictures|healthz|readyz)/

/**
 * Logs one structured line per request: member and merchant, method and path, duration. Never headers, bodies or
 * queries.
 */
export function logRequests(app: Server): void {
  app.addHook('onResponse', async (request, reply) => {
    if (NOT_LOGGED.test(request.url)) return
    request.log.info(
      {
        event: 'request.completed',
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...request.caller,
      },
      'request is completed',
    )
  })
}
