import { dialectPath, isDialectRefusalCode } from '@ante/contract/launch/dialects/vocabulary.ts'
import type { DialectRefusalCode } from '@ante/contract/launch/dialects/vocabulary.ts'
import type { FastifyRequest } from 'fastify'

import { refusalFrom } from '../../../kit/answer-errors.ts'
import { Refused, commonRefusal } from '../../../kit/refusal.ts'
import type { Server } from '../../../kit/server.ts'
import { isBusy, NotEnough } from '../../seamless/call-wallet.ts'
import type { VendorPorts } from '../vendor-ports.ts'
import { hasFieldsOfOtherCalls } from './has-fields-of-other-calls.ts'
import type { Refusal, DialectCall, DialectDefinition } from './dialect-definition.ts'
import { verifyCall } from './verify-call.ts'

const VENDOR = /^[A-Z][A-Z0-9_]{0,29}$/

/**
 * Registers a dialect's routes. `app` is a separate scope: bodies are parsed only after their signature is verified.
 */
export function dialectRoutes(app: Server, ports: VendorPorts, dialect: DialectDefinition): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = typeof body === 'string' ? Buffer.from(body) : body
    done(null, undefined)
  })
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error, request)
    const { status, body } = dialect.refuse(refusal)
    // Logged separately: if a dialect answers with a constant status, the request log does not show refusals.
    request.log.info(
      { event: 'vendor.call_refused', vendor: vendorOf(request), refusal: refusal.code },
      'vendor call is refused',
    )
    return reply.status(status).send(body)
  })
  for (const call of dialect.calls) {
    const isOtherCall = hasFieldsOfOtherCalls(dialect, call)
    app.post(dialectPath(dialect.name, ':vendor') + call.path, (request) =>
      answer(request, { ...call, isOtherCall }, { ports, dialect }),
    )
  }
}

async function answer(
  request: FastifyRequest,
  call: DialectCall & { isOtherCall(values: unknown): boolean },
  { ports, dialect }: { ports: VendorPorts; dialect: DialectDefinition },
): Promise<object> {
  const vendor = vendorOf(request)
  await verifyCall(ports.keys, dialect, { vendor, signed: { headers: request.headers, body: request.rawBody } })
  const work = async (): Promise<object> => {
    request.body = readBody(dialect, request.rawBody)
    const answered = call.isOtherCall(request.body) ? null : call.answer(request.body, { vendor, ports })
    if (!answered) throw new Refused('request.invalid', {})
    return answered
  }
  const { calls } = ports.keys
  return calls ? calls.measured({ vendor }, work) : work()
}

/** Returns the vendor code of the path; a malformed one becomes an empty code, which is unknown and refused. */
function vendorOf({ params }: FastifyRequest): string {
  const vendorCode = typeof params === 'object' && params !== null && 'vendor' in params ? params.vendor : null
  return typeof vendorCode === 'string' && VENDOR.test(vendorCode) ? vendorCode : ''
}

function readBody(dialect: DialectDefinition, body: Buffer): unknown {
  try {
    return dialect.read(body)
  } catch {
    throw commonRefusal('request.malformed')
  }
}

function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  const balance = error instanceof NotEnough ? error.balance : null
  return { code: isBusy(error) ? 'service.unavailable' : refusalCodeOf(error, request), balance, input: request.body }
}

/** Returns the error's code if dialects support it, else `request.invalid`. */
function refusalCodeOf(error: unknown, request: FastifyRequest): DialectRefusalCode {
  const { code } = refusalFrom(error, request)
  return isDialectRefusalCode(code) ? code : 'request.invalid'
}
