import { statusOfRefusal } from '@ante/contract/kit/refusal.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import { allowedMethods } from './allowed-methods.ts'
import { isOutage } from './outages.ts'
import { Refused, commonRefusal } from './refusal.ts'
import type { Server } from './server.ts'

const UNAVAILABLE = 503
/** `Retry-After` after an outage of unknown duration. */
const RETRY_AFTER_SECONDS = 5
const RETRY_AFTER_CLOSING_SECONDS = 60

/** Sends every failure as an envelope: a refusal with its code, anything else as an internal error without details. */
export function answerErrors(app: Server): void {
  const methodsOf = allowedMethods(app)
  app.setErrorHandler((error, request, reply) => sendRefusal(reply, refusalFrom(error, request)))
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(pathOf(request.url))
    if (allowed.length === 0 || allowed.includes(request.method)) {
      return sendRefusal(reply, commonRefusal('route.not.found'))
    }
    reply.header('Allow', allowed.join(', '))
    return sendRefusal(reply, commonRefusal('request.method_not_allowed', { allowed }))
  })
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

export function sendRefusal(reply: FastifyReply, { code, message, details }: Refused) {
  const status = statusOfRefusal(code)
  const retryAfter = retryAfterOf(details) ?? (status === UNAVAILABLE ? RETRY_AFTER_SECONDS : null)
  if (retryAfter !== null) reply.header('Retry-After', retryAfter)
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ success: false, errorCode: code, message, value: details }))
}

/**
 * Returns the value of `Retry-After` by a refusal's details: seconds, or the time at which a merchant reopens. Null if
 * the details contain neither.
 */
function retryAfterOf(details: unknown): number | string | null {
  if (typeof details !== 'object' || details === null) return null
  if ('retryAfterSeconds' in details) return Number(details.retryAfterSeconds)
  return 'until' in details ? retryAfterClosing(details.until) : null
}

/** Returns the reopening time of a closed merchant as an HTTP date, or 60 seconds if the time is unknown. */
export const retryAfterClosing = (until: unknown): number | string =>
  typeof until === 'string' ? new Date(until).toUTCString() : RETRY_AFTER_CLOSING_SECONDS

/** PostgreSQL's error code `character_not_in_repertoire`. */
const NOT_A_TEXT = '22021'

const REFUSED_BY_STATUS = new Map(
  (
    [
      'request.timeout',
      'request.precondition_failed',
      'request.uri_too_long',
      'request.unsupported_media_type',
      'request.range_not_satisfiable',
      'request.expectation_failed',
      'request.headers_too_large',
    ] as const
  ).map((code) => [statusOfRefusal(code), code]),
)

/** Returns the refusal for an HTTP error status. */
export function refusalOfStatus(status: number): Refused {
  return commonRefusal(REFUSED_BY_STATUS.get(status) ?? 'request.malformed')
}

/** Returns the refusal that answers a failure. Internal errors and outages are logged. */
export function refusalFrom(error: unknown, request: FastifyRequest): Refused {
  if (error instanceof Refused) return error
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return commonRefusal('request.too_large', { limitBytes: request.routeOptions.bodyLimit ?? 0 })
  }
  // A text contains NUL, which no column can store. Regular clients never send it.
  if (code === NOT_A_TEXT) return commonRefusal('request.malformed')
  if (statusCode < 500) return refusalOfStatus(statusCode)
  if (isHangUp(error, request)) {
    request.log.info({ event: 'request.aborted', route: request.routeOptions.url }, 'client closed the connection')
    return commonRefusal('request.malformed')
  }
  const outage = isOutage(error)
  const logFields = { err: error, route: request.routeOptions.url }
  if (outage) request.log.error({ event: 'request.outage', ...logFields }, 'request failed because of an outage')
  else request.log.error({ event: 'request.defect', ...logFields }, 'request failed because of a defect')
  return commonRefusal(outage ? 'service.unavailable' : 'defect', { requestId: request.id })
}

const STREAM_ERRORS = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
])

/** Whether reading or writing was aborted because the client disconnected. */
function isHangUp(error: unknown, { raw }: FastifyRequest): boolean {
  const { code = '' } = error as Partial<FastifyError>
  return STREAM_ERRORS.has(code) && (raw.socket?.destroyed ?? true)
}
