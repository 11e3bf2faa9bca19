import { parsedInput } from '@ante/contract/kit/parsed.ts'
import { getSmsStatus, submitSms } from '@ante/contract/outbox/sms-provider.ts'
import type { Db } from '@ante/plain-server/db.ts'
import type { Outages } from '@ante/plain-server/outages.ts'
import type { Server } from '@ante/plain-server/server.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { deliveryOutcomeOf } from './delivery-outcome.ts'
import { acceptMessage } from './message-store.ts'
import { isSigned } from './signature.ts'
import type { CarrierKey } from './signature.ts'

/** Path of the carrier on the sandbox's origin. */
const PATH_PREFIX = '/carrier'

interface CarrierPorts {
  db: Db
  key: CarrierKey
  outages: Outages
}

/** Routes for the carrier's customer. `app` is a separate scope: its bodies are kept as raw bytes. */
export function carrierRoutes(app: Server, { db, key, outages }: CarrierPorts): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const bytesOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))
  const isOurs = ({ method, path }: { method: string; path: string }, request: FastifyRequest) =>
    isSigned(key, { method, path, body: bytesOf(request) }, request.headers)

  app.get(PATH_PREFIX + getSmsStatus.path, (request, reply) => {
    if (outages.has('carrier')) return reply.code(503).send({ success: false, errorCode: 'sms.down', value: {} })
    if (!isOurs(getSmsStatus, request)) return refuse(reply, 'sms.signature.invalid')
    return { success: true, value: { accepting: true } }
  })

  app.post(PATH_PREFIX + submitSms.path, async (request, reply) => {
    if (outages.has('carrier')) return reply.code(503).send({ success: false, errorCode: 'sms.down', value: {} })
    if (!isOurs(submitSms, request)) return refuse(reply, 'sms.signature.invalid')
    const message = parsedInput(submitSms, parsed(bytesOf(request)))
    if (!message) return refuse(reply, 'request.invalid')
    const outcome = deliveryOutcomeOf(message.to)
    if (outcome.kind === 'refused') return refuse(reply, 'sms.number.refused')
    if (outcome.kind === 'failed') return reply.code(503).send({ success: false, errorCode: 'sms.failed', value: {} })
    const messageId = await acceptMessage(db, message, outcome)
    if (!messageId) return refuse(reply, 'sms.reference.conflict')
    return { success: true, value: { messageId } }
  })
}

const refuse = (reply: FastifyReply, errorCode: string) =>
  reply
    .code(errorCode.endsWith('.conflict') ? 409 : 400)
    .send({ success: false, errorCode, message: errorCode, value: {} })

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
