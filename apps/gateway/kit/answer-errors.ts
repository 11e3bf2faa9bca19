import { statusOfRefusal } from '@ante/contract/kit/refusal.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import { Refused, refuseCommonly } from './refusal.ts'
import type { Server } from './server.ts'

/** Every failure leaves as an envelope: a refusal with its code, anything else as a defect without its insides. */
export function answerErrors(app: Server): void {
  app.setErrorHandler((error, request, reply) => sendRefusal(reply, refusalFrom(error, request)))
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refuseCommonly('route.not.found')))
}

export function sendRefusal(reply: FastifyReply, { code, message, details }: Refused) {
  const retryAfter = retryAfterOf(details)
  if (retryAfter !== null) reply.header('Retry-After', retryAfter)
  return reply
    .status(statusOfRefusal(code))
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ success: false, errorCode: code, message, value: details }))
}

function retryAfterOf(details: unknown): number | null {
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details)) return null
  return Number(details.retryAfterSeconds)
}

/** Codes of the database going away: an outage to wait for, not a defect to mend. */
const NO_DATABASE = ['57P01', '57P02', '57P03', '08006', '08003', '53300']
const NO_NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]
const OUTAGE = new Set([...NO_DATABASE, ...NO_NETWORK])

/** What the pool and its connections say without a code. */
const NO_CONNECTION = /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$/

/** PostgreSQL's character_not_in_repertoire. */
const NOT_A_TEXT = '22021'

/** The refusal that a failure is answered with. A defect, or an outage, is written down. */
export function refusalFrom(error: unknown, request: FastifyRequest): Refused {
  if (error instanceof Refused) return error
  const { code = '', statusCode = 500, message = '' } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return refuseCommonly('request.too_large', { limitBytes: request.routeOptions.bodyLimit ?? 0 })
  }
  // A text with a NUL in it, which no column can hold: whoever sent it made it for that.
  if (code === NOT_A_TEXT) return refuseCommonly('request.malformed')
  if (statusCode < 500) return refuseCommonly('request.malformed')
  request.log.error({ err: error, route: request.routeOptions.url }, 'defect')
  const outage = OUTAGE.has(code) || NO_CONNECTION.test(message)
  return refuseCommonly(outage ? 'service.unavailable' : 'defect', { requestId: request.id })
}
