import type { Server } from './kit/server.ts'

const QUIET = /^\/(assets|pictures|healthz|readyz)/

/** One structured line a request: who (member, merchant), what, how long. Never a header, a body or a query. */
export function logRequests(app: Server): void {
  app.addHook('onResponse', async (request, reply) => {
    if (QUIET.test(request.url)) return
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...request.who,
      },
      'request',
    )
  })
}
