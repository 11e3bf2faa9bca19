import { randomUUID } from 'node:crypto'
import { METHODS, STATUS_CODES } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import { header } from '@ante/contract/kit/headers.ts'
import { statusOfRefusal } from '@ante/contract/kit/refusal.ts'

import { refusalOfStatus } from './answer-errors.ts'
import { commonRefusal } from './refusal.ts'
import type { Refused } from './refusal.ts'
import type { Server } from './server.ts'

const BAD_REQUEST = 400
const EXPECTATION_FAILED = 417
/** Status codes for errors of Node's HTTP parser. */
const STATUS_OF_ERROR: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers a request that is malformed, or incomplete after the timeout, and closes the connection. Such a request
 * reaches no route or hook.
 */
export function answerClientError({ code = '' }: { code?: string }, socket: Duplex): void {
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  endWith(socket, refusalOfStatus(STATUS_OF_ERROR[code] ?? BAD_REQUEST))
}

/**
 * Handles requests that Node would answer itself, or not at all: an `Expect` other than `100-continue`, and `CONNECT`.
 */
export function answerRawErrors({ server }: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = rawAnswer(refusalOfStatus(EXPECTATION_FAILED))
    response.writeHead(status, headers).end(body)
  })
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    if (socket.writable) endWith(socket, commonRefusal('request.method_not_allowed', { allowed: [] }))
  })
}

/** Makes the server accept all methods, so that methods without a route get the normal refusal. */
export function acceptEveryMethod(app: Server): void {
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
}

function endWith(socket: Duplex, refused: Refused): void {
  const { status, headers, body } = rawAnswer(refused)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, 'Connection: close', '', ''].join('\r\n')
  socket.end(head + body)
}

function rawAnswer({ code, message, details }: Refused) {
  const body = JSON.stringify({ success: false, errorCode: code, message, value: details })
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    [header.requestId]: randomUUID(),
    ...(code === 'request.method_not_allowed' && { Allow: '' }),
  }
  return { status: statusOfRefusal(code), headers, body }
}
