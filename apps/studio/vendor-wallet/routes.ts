import { setTimeout as sleep } from 'node:timers/promises'

import { businessPath, businessSignHeader, businessStatus } from '@ante/contract/launch/business-wallet.ts'
import type { BusinessCall } from '@ante/contract/launch/business-wallet.ts'
import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import { vendors } from '@ante/demo/vendors.ts'
import type { Fault, FaultCall, FaultQueue } from '@ante/plain-server/faults.ts'
import { Refused } from '@ante/plain-server/refusal.ts'
import type { Server } from '@ante/plain-server/server.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { answerCall } from './business-calls.ts'
import type { CallPorts, Outcome } from './business-calls.ts'
import { openedCall, signIn, signOf } from './sealed-call.ts'

export interface BusinessPorts extends Pick<CallPorts, 'db' | 'findTitle'> {
  /** Secret from which all vendors' keys are derived. */
  secret: string
  /** Null when faults are disabled. */
  faults: { queue: FaultQueue; killProcess: () => void } | null
  /** Throws for a vendor that is out of service. */
  requireInService(vendor: string): void
}

type Named = { Params: { vendor: string } }

/** Call names of the fault API by method. */
const FAULT_NAMES: Partial<Record<BusinessCall['method'], FaultCall>> = {
  ft: 'transfer',
  ftoa: 'transfer',
  cs: 'check',
  lg: 'launch',
  br: 'records',
}

const holders = new Set(vendors.filter(({ protocol }) => protocol === 'business').map(({ code }) => code))

/** Operator API of vendors that hold money. `app` is a separate scope: its bodies are forms. */
export function businessRoutes(app: Server, ports: BusinessPorts): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.post<Named>(`/studio/:vendor${businessPath}`, async (request, reply) => {
    const { vendor } = request.params
    if (!holders.has(vendor)) throw new Refused('not_found', {}, 404)
    ports.requireInService(vendor)
    const key = vendorKeyOf(ports.secret, vendor)
    const opened = openedCall(key, request.body)
    const proof = { secret: key.secret, callSign: signIn(request.body) }
    if (opened.kind !== 'call') return signed(reply, proof, { refused: businessStatus[opened.kind] })

    const { call } = opened
    const answer = () => answerCall({ ...ports, vendor, pageUrl: pageUrlOf(request) }, call)
    const name = FAULT_NAMES[call.method]
    const fault = name ? (ports.faults?.queue.take(vendor, name) ?? null) : null
    const outcome = fault ? await answerWithFault(fault, answer, call) : await answer()
    if (fault?.fault === 'stop') ports.faults?.killProcess()
    if (outcome === null) return hangUp(request, reply)
    const secret = fault?.fault === 'wrong-signature' ? `not ${key.secret}` : key.secret
    return signed(reply, { ...proof, secret }, outcome)
  })
}

/** Returns the answer with the requested fault; null for no answer. docs/demo-services.md describes each. */
async function answerWithFault(
  { fault, delayMs }: Fault,
  answer: () => Promise<Outcome>,
  { method }: BusinessCall,
): Promise<Outcome | null> {
  switch (fault) {
    case 'drop-request':
      return null
    case 'send-late':
      void sleep(delayMs).then(answer)
      return null
    case 'undecided':
      return method === 'cs' ? { transaction_status: 'PENDING' } : { refused: businessStatus.unavailable }
    case 'send-twice': {
      const [outcome] = await Promise.all([answer(), answer()])
      return outcome
    }
    case 'delay-answer': {
      const outcome = await answer()
      await sleep(delayMs)
      return outcome
    }
    case 'drop-answer':
    case 'stop':
      await answer()
      return null
    default:
      return answer()
  }
}

interface SignedBy {
  secret: string
  callSign: string
}

function signed(reply: FastifyReply, { secret, callSign }: SignedBy, outcome: Outcome): FastifyReply {
  const answer =
    'refused' in outcome
      ? { status: outcome.refused, error_desc: `status ${outcome.refused}` }
      : { status: businessStatus.done, server_time: Date.now(), ...outcome }
  const text = JSON.stringify(answer)
  return reply
    .type('application/json')
    .header(businessSignHeader, signOf(text + callSign, secret))
    .send(text)
}

/** Breaks the connection, like a network failure. */
function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

const pageUrlOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}/studio/play/`
