import type { Socket } from 'node:net'

import fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

import { Refused } from './refusal.ts'

export type Server = FastifyInstance

const BODY_LIMIT_BYTES = 16 * 1024
const CLIENT_ERRORS_FROM = 400
const SERVER_ERRORS_FROM = 500
const IDLE_CHECK_MS = 50

/** Creates the HTTP server without routes. Each error is sent as `{ error: { code, … } }`, never with a stack. */
export function createServer(log: FastifyBaseLogger): Server {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
  })
  closeUnusedConnections(app)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff').header('Referrer-Policy', 'no-referrer')
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: { code: 'not_found' } }))
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refused) {
      return reply.code(error.status).send({ error: { code: error.code, ...error.details } })
    }
    const status = statusOf(error)
    if (status < SERVER_ERRORS_FROM) return reply.code(status).send({ error: { code: 'invalid' } })
    request.log.error({ event: 'request.failed', err: error, route: request.routeOptions.url }, 'cannot answer request')
    return reply.code(503).send({ error: { code: 'unavailable' } })
  })
  return app
}

/**
 * When the server stops, closes every connection: after its pending answer, or immediately if it has no pending
 * request. By default Node.js would keep idle connections open for a minute.
 */
function closeUnusedConnections(app: Server): void {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    const timer = setInterval(() => {
      for (const socket of unused) socket.destroy()
      app.server.closeIdleConnections()
    }, IDLE_CHECK_MS)
    app.server.once('close', () => clearInterval(timer))
  })
}

/** PostgreSQL's error codes for text that it cannot store, such as a NUL. Correct clients never send it. */
const NO_TEXT: readonly unknown[] = ['22021', '22P05']

/** Returns the status of the framework's refusals, such as malformed JSON; all other errors are server errors. */
function statusOf(error: unknown): number {
  if (error instanceof Error && 'code' in error && NO_TEXT.includes(error.code)) return CLIENT_ERRORS_FROM
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : SERVER_ERRORS_FROM
  return status >= CLIENT_ERRORS_FROM ? status : SERVER_ERRORS_FROM
}
