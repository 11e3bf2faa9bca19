import type { Endpoint, OutputOf, ParsedInputOf, RefusalCodeOf, RefusalDetailsOf } from '@ante/contract/kit/endpoint.ts'
import { COMMON_MODULE, header } from '@ante/contract/kit/headers.ts'
import type { FastifyRequest } from 'fastify'

import { keyedCallOf } from './call-keys.ts'
import type { CallContext, MemberContext } from './context.ts'
import { plainAddress } from './networks.ts'
import { parseInput } from './parse-input.ts'
import { Refused, refuseCommonly } from './refusal.ts'
import type { Answerer, Server } from './server.ts'

export type UseCase<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  context: E['access'] extends 'member' ? MemberContext : CallContext,
  request: FastifyRequest,
) => Promise<OutputOf<E>> | OutputOf<E>

export interface ServeOptions {
  /** Calls a minute and address; the next one is refused with `request.too_many`. */
  perMinute?: number
  /** The call comes from another company's server, not from a merchant's site: no host is asked, no merchant is known. */
  anyHost?: boolean
  /** Bytes of a body, where it may have more than others. */
  bodyLimit?: number
  /** The answer is the same for everybody, and any cache may keep it for so long. */
  cachedSeconds?: number
}

/** Lets `useCase` answer `endpoint`: parses, checks who may, and sends the envelope. */
export function serve<E extends Endpoint>(app: Server, endpoint: E, useCase: UseCase<E>, options: ServeOptions = {}) {
  const answer: Answerer = async (input, context, request) => {
    admit(app, endpoint, context)
    const parsed = parseInput(endpoint, input) as ParsedInputOf<E>
    // `admit` has refused a call without a member where the endpoint asks for one.
    const answering = async () => useCase(parsed, context as Parameters<UseCase<E>>[1], request)
    const value = await answering().catch((error: unknown) => refuseRepetition(app, endpoint, context, error))
    if (!app.checkAnswers) return value
    await demandClaimedKey(app, endpoint, context)
    return endpoint.output.parse(value)
  }
  app.endpoints.set(endpoint, answer)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    ...(options.perMinute && { config: { rateLimit: { max: options.perMinute, timeWindow: 60_000 } } }),
    handler: async (request, reply) => {
      const context = options.anyHost ? placeless(request) : await app.contextOf(request)
      if (!options.anyHost) demandOwnModule(app, endpoint, { context, request })
      const body = endpoint.sealed ? await app.unseal(request) : request.body
      const value = await answer(inputOf(request, fieldsOf(endpoint, body)), context, request)
      if (options.cachedSeconds) reply.header('Cache-Control', `public, max-age=${options.cachedSeconds}`)
      return { success: true, value }
    },
  })
}

/** Who asks, and what, where the answer is a file and no envelope: as `serve` lets him in. */
export async function askedOf<E extends Endpoint>(app: Server, endpoint: E, request: FastifyRequest) {
  const context = await app.contextOf(request)
  demandOwnModule(app, endpoint, { context, request })
  admit(app, endpoint, context)
  // As above: admitted, the call has the member that the endpoint asks for.
  const admitted = context as Parameters<UseCase<E>>[1]
  return { input: parseInput(endpoint, inputOf(request, request.body)) as ParsedInputOf<E>, context: admitted }
}

/** Throws the error; but a call that took effect is not refused because of what has happened since, its own effect included. */
async function refuseRepetition(app: Server, endpoint: Endpoint, context: CallContext, error: unknown): Promise<never> {
  const { member, idempotencyKey } = context
  const isRefusal = error instanceof Refused && error.code !== 'idempotency_key.conflict'
  if (!isRefusal || !endpoint.idempotencyKey || !member) throw error
  throw (await app.isKeyClaimed(keyedCallOf({ member, idempotencyKey })))
    ? refuseCommonly('idempotency_key.used')
    : error
}

/** An answer without a recorded key would make `resolveCall` say that the call did not take effect. */
async function demandClaimedKey(
  app: Server,
  endpoint: Endpoint,
  { member, idempotencyKey }: CallContext,
): Promise<void> {
  if (!endpoint.idempotencyKey || !member) return
  if (await app.isKeyClaimed(keyedCallOf({ member, idempotencyKey }))) return
  throw new Error(`${endpoint.method} ${endpoint.path} succeeded without claiming its idempotency key`)
}

function placeless({ id, ip }: FastifyRequest): CallContext {
  const nowhere = { merchantCode: '', language: 'EN', country: null, device: 'OTHERS' } as const
  return { ...nowhere, requestId: id, ip: plainAddress(ip), idempotencyKey: null, member: null }
}

/** The typed `refuse` of an endpoint: only its own codes, each with its details. */
export function refusalsOf<E extends Endpoint>(_endpoint: E) {
  return <Code extends RefusalCodeOf<E>>(
    code: Code,
    ...[details]: Record<never, never> extends RefusalDetailsOf<E, Code>
      ? [] | [RefusalDetailsOf<E, Code>]
      : [RefusalDetailsOf<E, Code>]
  ) => new Refused(code, details ?? {})
}

const fieldsOf = ({ list }: Endpoint, body: unknown): unknown => (list && Array.isArray(body) ? { [list]: body } : body)

/** What is said belongs into the body of all but a GET: a vendor signs no query, and an address ends up in logs. */
function inputOf({ method, query, params }: FastifyRequest, body: unknown): unknown {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
    throw refuseCommonly('request.invalid', { fields: [{ path: '', problem: 'an object is expected' }] })
  }
  // Spread, not assigned: a field called `__proto__` must not become the prototype.
  // Whatever a body, a query or parameters are after this, they are objects or nothing.
  const said = method === 'GET' || method === 'HEAD' ? query : body
  return { ...(said as object | null | undefined), ...(params as object) }
}

/** A call may name its module, and then it must be this one's, and on. Source: domain handbook 2.1. */
function demandOwnModule(
  app: Server,
  { moduleId = COMMON_MODULE }: Endpoint,
  { context, request }: { context: CallContext; request: FastifyRequest },
): void {
  const named = request.headers[header.moduleId.toLowerCase()]
  if (named === undefined || named === '') return
  if (named !== moduleId || !app.moduleIsOn(context.merchantCode, moduleId)) {
    throw refuseCommonly('function.not.available')
  }
}

function admit(app: Server, endpoint: Endpoint, context: CallContext): void {
  // Vendors have no merchant here: rounds that were begun are always finished, whoever is closed to whom.
  if (!endpoint.whileClosed && context.merchantCode !== '') app.requireOpenSite(context)
  if (endpoint.moduleId && !app.moduleIsOn(context.merchantCode, endpoint.moduleId)) {
    throw refuseCommonly('function.not.available')
  }
  if (endpoint.access === 'member' && !context.member) throw refuseCommonly('login.not.session')
  if (endpoint.may && context.member && !endpoint.may(context.member.type))
    throw refuseCommonly('function.not.available')
  if (endpoint.idempotencyKey && !context.idempotencyKey) throw refuseCommonly('idempotency_key.missing')
}
