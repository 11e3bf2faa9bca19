import { setTimeout as sleep } from 'node:timers/promises'

import {
  getPayment,
  getStatement,
  openPayment,
  paymentHeader,
  STATEMENT_LINES_AT_ONCE,
} from '@ante/contract/cashier/payment-provider.ts'
import type { PayInstruction, StatementLine } from '@ante/contract/cashier/payment-provider.ts'
import type { Endpoint, OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { isSigned, textOf } from '@ante/plain-server/call-signature.ts'
import type { Db } from '@ante/plain-server/db.ts'
import type { Fault, FaultCall, FaultName } from '@ante/plain-server/faults.ts'
import { parsedInput } from '@ante/contract/kit/parsed.ts'
import type { Server } from '@ante/plain-server/server.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { PROVIDER } from './customers.ts'
import type { Customer } from './customers.ts'
import { PAYMENT_SIGNING } from './notices.ts'
import type { NoticePorts } from './notices.ts'
import { notificationOf, openOnce, paymentOf } from './payment-store.ts'
import type { Payment } from './payment-store.ts'

/** Path of the provider on the sandbox's origin. */
const PATH_PREFIX = '/pier'
const BANK = 'Harbour Bank'

interface ApiPorts extends Pick<NoticePorts, 'db' | 'customers' | 'outages' | 'faults'> {
  /** Returns the origin of the provider's pages, from the request. */
  originOf(request: FastifyRequest): string
}

/** Registers a parser that keeps bodies as raw bytes, because signatures cover the exact bytes. */
export function parseBodiesAsBytes(app: Server): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

type Answer<E extends Endpoint> = { value: OutputOf<E> } | { refused: string }
type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  customer: Customer,
  request: FastifyRequest,
) => Promise<Answer<E>>

/** Routes for the provider's customers. `app` is a separate scope: its bodies are kept as raw bytes. */
export function paymentApiRoutes(app: Server, ports: ApiPorts): void {
  parseBodiesAsBytes(app)
  const { db, originOf } = ports

  signedRoute(app, ports, { endpoint: openPayment, call: 'open' }, async (opening, customer, request) => {
    const payment = await openOnce(db, customer.keyId, opening)
    if (!payment) return { refused: 'payment.reference.conflict' }
    return { value: { paymentId: payment.payment_id, pay: instructionOf(payment, customer, originOf(request)) } }
  })
  signedRoute(app, ports, { endpoint: getPayment, call: 'status' }, async ({ reference }, { keyId }) => {
    const payment = await paymentOf(db, keyId, reference)
    return payment ? { value: notificationOf(payment) } : { refused: 'payment.not.found' }
  })
  signedRoute(app, ports, { endpoint: getStatement, call: 'statement' }, async (query, { keyId }) => ({
    value: await statementOf(db, keyId, query),
  }))
}

/** Registers a route for a customer's signed call, with the configured faults. */
export function signedRoute<E extends Endpoint>(
  app: Server,
  { outages, faults, customers }: Pick<ApiPorts, 'outages' | 'faults' | 'customers'>,
  { endpoint, call }: { endpoint: E; call: FaultCall },
  handler: Handler<E>,
): void {
  app.post(PATH_PREFIX + endpoint.path, async (request, reply) => {
    const fault = faults?.queue.take(PROVIDER, call) ?? null
    if (outages.has('payments') || (fault !== null && NOT_RECEIVED.has(fault.fault))) return down(reply)
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const customer = customers.get(textOf(request.headers, paymentHeader.key))
    const signed = { method: endpoint.method, path: PATH_PREFIX + endpoint.path, body }
    const isAuthentic = customer !== undefined && isSigned(PAYMENT_SIGNING, customer, signed, request.headers)
    if (!isAuthentic) return refuse(reply, 'payment.signature.invalid')
    const input = parsedInput(endpoint, jsonOf(body))
    if (input === null) return refuse(reply, 'request.invalid')
    const answered = await handler(input, customer, request)
    return send(reply, answered, fault)
  })
}

/** Faults in which a call is treated as never received. */
const NOT_RECEIVED = new Set<FaultName>(['undecided', 'drop-request'])

async function send<E extends Endpoint>(reply: FastifyReply, answered: Answer<E>, fault: Fault | null) {
  if (fault?.fault === 'delay-answer') await sleep(fault.delayMs)
  if (fault?.fault === 'drop-answer') return down(reply)
  return 'refused' in answered ? refuse(reply, answered.refused) : { success: true, value: answered.value }
}

const down = (reply: FastifyReply) =>
  reply.code(503).send({ success: false, errorCode: 'payments.down', message: '', value: {} })

function statusOf(code: string): number {
  if (code.endsWith('.conflict')) return 409
  return code.endsWith('.not.found') ? 404 : 400
}

const refuse = (reply: FastifyReply, errorCode: string) =>
  reply.code(statusOf(errorCode)).send({ success: false, errorCode, message: errorCode, value: {} })

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

function instructionOf(payment: Payment, { name }: Customer, origin: string): PayInstruction {
  const url = `${origin}/pay/${payment.token}`
  switch (payment.kind) {
    case 'MT':
      return { how: 'bank', bankName: BANK, accountName: `${name} Collections`, accountNumber: payment.destination }
    case 'QR':
      return { how: 'qr', payload: url, url }
    case 'CRYPTO':
      return { how: 'chain', address: payment.destination }
    default:
      return { how: 'redirect', url }
  }
}

async function statementOf(db: Db, keyId: string, { from, to, cursor }: ParsedInputOf<typeof getStatement>) {
  const { rows } = await db.query<StatementLine & { id: bigint; at: Date }>(
    `select id, payment_id as "paymentId", reference, trim_scale(amount)::text as amount, currency, state, at
    from payments.line where key_id = $1 and at >= $2 and at < $3 and id > $4 order by id limit $5`,
    [keyId, from, to, /^\d{1,18}$/.test(cursor) ? cursor : '0', STATEMENT_LINES_AT_ONCE + 1],
  )
  const page = rows.slice(0, STATEMENT_LINES_AT_ONCE)
  const last = page.at(-1)
  return {
    lines: page.map(({ id: _id, at, ...line }) => ({ ...line, at: at.toISOString() })),
    next: rows.length > page.length && last ? String(last.id) : null,
  }
}
