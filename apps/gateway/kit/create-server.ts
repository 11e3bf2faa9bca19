import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'

import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import rateLimit from '@fastify/rate-limit'
import fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'

import { answerErrors, refusalOfStatus, sendRefusal } from './answer-errors.ts'
import { answerClientError, answerRawErrors, acceptEveryMethod } from './answer-raw-errors.ts'
import { callCounts } from './call-counts.ts'
import { commonHeaders } from './common-headers.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { isKeyClaimed } from './call-keys.ts'
import type { KeyedCall } from './call-keys.ts'
import type { CallContext } from './context.ts'
import type { Db } from './db.ts'
import { plainAddress } from './networks.ts'
import { parameterBeyondLimits } from './query-limits.ts'
import { commonRefusal } from './refusal.ts'
import { CONSOLE_PATH } from './serve-staff.ts'
import type { Answerer, Server } from './server.ts'
import type { StaffGate } from './staff-context.ts'

export interface ServerPorts {
  config: Pick<Config, 'tls' | 'trustedProxy' | 'consoleHost'>
  log: FastifyBaseLogger
  db: Db
  clock: Clock
  checkAnswers: boolean
  contextOf(request: FastifyRequest): Promise<CallContext>
  requireOpenSite(context: CallContext): void
  moduleIsOn(merchantCode: string, moduleId: string): boolean
  unseal(request: FastifyRequest): Promise<unknown>
  staffGate: StaffGate
  /** Answers a request for the console's app; returns false for other requests. */
  answerConsoleFile(request: FastifyRequest, reply: FastifyReply): boolean
  /** Rewrites the URL of a request to one that can be routed. */
  routableUrl(request: IncomingMessage): string
}

const BODY_LIMIT_BYTES = 256 * 1024
/** Timeout of a request in milliseconds; even a slow connection can send the largest call in this time. */
const REQUEST_LIMIT_MS = 60_000
const EMPTY = Buffer.alloc(0)

/** Returns the HTTP server without routes: envelope, request ids, limits and the only body parser. */
export async function createServer(ports: ServerPorts): Promise<Server> {
  const app = fastify({
    loggerInstance: ports.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_LIMIT_MS,
    // Handles URLs that cannot be decoded or are too long, because they reach no route or hook.
    frameworkErrors: ({ statusCode = 400 }, request, reply) => {
      void sendRefusal(reply.headers(commonHeaders(request)), refusalOfStatus(statusCode))
    },
    clientErrorHandler: answerClientError,
    rewriteUrl: (request) => ports.routableUrl(request),
    trustProxy: ports.config.trustedProxy ?? false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    ...transport(ports.config.tls),
  })
  app.decorate('endpoints', new Map<Endpoint, Answerer>())
  app.decorate('checkAnswers', ports.checkAnswers)
  app.decorate('isKeyClaimed', (call: KeyedCall) => isKeyClaimed(ports.db, call))
  app.decorate('contextOf', ports.contextOf)
  app.decorate('requireOpenSite', ports.requireOpenSite)
  app.decorate('moduleIsOn', ports.moduleIsOn)
  app.decorate('unseal', ports.unseal)
  app.decorate('staffGate', ports.staffGate)
  app.decorateRequest('rawBody', null as never)
  app.decorateRequest('caller', null as never)
  app.addHook('onRequest', async (request, reply) => {
    request.rawBody = EMPTY
    request.caller = {}
    if (request.raw.httpVersion === '1.1' && !request.headers.host) throw commonRefusal('request.malformed')
    const beyond = parameterBeyondLimits(request.query)
    if (beyond !== null) throw commonRefusal('request.invalid', { fields: [{ path: beyond, problem: 'too_big' }] })
    return separateConsole(request, reply, ports)
  })
  acceptEveryMethod(app)
  answerRawErrors(app)
  parseJson(app)
  answerErrors(app)
  app.addHook('onSend', async (request, reply) => {
    reply.headers(commonHeaders(request))
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
  })
  await app.register(rateLimit, {
    global: false,
    // `callCounts` limits the networks of this address, because an IPv6 client can change its address at will.
    keyGenerator: ({ ip }) => plainAddress(ip),
    store: callCounts(ports),
    errorResponseBuilder: (_request, { ttl }) =>
      commonRefusal('request.too_many', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
  return app
}

const ON_EVERY_HOST = /^\/(healthz|readyz|metrics)(\?|$)/

/**
 * Serves the console's calls and app at the console's host only, and nothing else there, so that its cookie is never
 * sent to a player site. Returns the reply if it was sent.
 */
function separateConsole(
  request: FastifyRequest,
  reply: FastifyReply,
  { config: { consoleHost }, answerConsoleFile }: Pick<ServerPorts, 'config' | 'answerConsoleFile'>,
): FastifyReply | undefined {
  const { hostname, url, routeOptions } = request
  const isConsole = consoleHost !== null && hostname.toLowerCase() === consoleHost
  // The router decodes the path: `/%63onsole/` is a call of the console too.
  const isCall = [url, routeOptions.url].some((path) => path?.startsWith(CONSOLE_PATH))
  if (ON_EVERY_HOST.test(url) || isConsole === isCall) return undefined
  if (isConsole && answerConsoleFile(request, reply)) return reply
  throw commonRefusal('route.not.found')
}

/** Disables Node's check for a host: a hook refuses requests without host, with an envelope. */
const PARSING = { requireHostHeader: false }

/** With a certificate the gateway serves HTTP/2 itself; without one it runs behind a proxy or locally. */
function transport(tls: Config['tls']): object {
  if (!tls) return { http: PARSING }
  return {
    http2: true,
    https: { ...PARSING, allowHTTP1: true, cert: readFileSync(tls.cert), key: readFileSync(tls.key) },
  }
}

function parseJson(app: Server): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // `parseAs: 'buffer'` guarantees the type.
    request.rawBody = body as Buffer
    if (body.length === 0) return done(null, {})
    try {
      done(null, JSON.parse(body.toString('utf8')))
    } catch {
      done(commonRefusal('request.malformed'))
    }
  })
}
