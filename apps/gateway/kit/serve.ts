import type { Endpoint, OutputOf, ParsedInputOf, RefusalCodeOf, RefusalDetailsOf } from '@ante/contract/kit/endpoint.ts'
import { COMMON_MODULE, header } from '@ante/contract/kit/headers.ts'
import { fromWire, toWire } from '@ante/contract/kit/wire-names.ts'
import type { FastifyRequest } from 'fastify'

import { keyedCallOf } from './call-keys.ts'
import type { CallContext, MemberContext } from './context.ts'
import { plainAddress } from './networks.ts'
import { parseInput } from './parse-input.ts'
import { Refused, commonRefusal } from './refusal.ts'
import type { Answerer, Server } from './server.ts'

export type UseCase<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  context: E['access'] extends 'member' ? MemberContext : CallContext,
  request: FastifyRequest,
) => Promise<OutputOf<E>> | OutputOf<E>

export interface ServeOptions {
  /** Calls per minute and address; further ones are refused with `request.too_many`. */
  perMinute?: number
  /**
   * Whether the caller is another company's server, not a merchant's site: the host is not checked, and the context has
   * no merchant.
   */
  anyHost?: boolean
  /** Maximum body size in bytes, if larger than the default. */
  bodyLimit?: number
  /** Time in seconds for which any cache may store the answer, which is the same for all callers. */
  cachedSeconds?: number
}

/** Serves `endpoint` by `useCase`: parses input, checks access, and sends the envelope. */
export function serve<E extends Endpoint>(app: Server, endpoint: E, useCase: UseCase<E>, options: ServeOptions = {}) {
  const answer: Answerer = async (input, context, request) => {
    admit(app, endpoint, context)
    const parsed = parseInput(endpoint, input) as ParsedInputOf<E>
    // `admit` has refused a call without member if the endpoint requires one.
    const answering = async () => useCase(parsed, context as Parameters<UseCase<E>>[1], request)
    const value = await answering().catch((error: unknown) => refuseRepetition(app, endpoint, context, error))
    if (!app.checkAnswers) return value
    await requireClaimedKey(app, endpoint, context)
    return endpoint.output.parse(value)
  }
  app.endpoints.set(endpoint, answer)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    ...(options.perMinute && { config: { rateLimit: { max: options.perMinute, timeWindow: 60_000 } } }),
    handler: async (request, reply) => {
      const context = options.anyHost ? withoutMerchant(request) : await app.contextOf(request)
      if (!options.anyHost) requireOwnModule(app, endpoint, { context, request })
      const body = endpoint.sealed ? await app.unseal(request) : request.body
      const input = fromWire(endpoint.input, inputOf(request, fieldsOf(endpoint, body)))
      const value = await answer(input, context, request).catch((error: unknown) => refuseOnWire(endpoint, error))
      if (options.cachedSeconds) reply.header('Cache-Control', `public, max-age=${options.cachedSeconds}`)
      return { success: true, value: toWire(endpoint.output, value) }
    },
  })
}

/**
 * Returns context and input for an endpoint that answers with a file instead of an envelope, with the same access
 * checks as `serve`.
 */
export async function parseRequest<E extends Endpoint>(app: Server, endpoint: E, request: FastifyRequest) {
  const context = await app.contextOf(request)
  requireOwnModule(app, endpoint, { context, request })
  admit(app, endpoint, context)
  // As in `serve`, an admitted call has the member that the endpoint requires.
  const admitted = context as Parameters<UseCase<E>>[1]
  return { input: parsedInputOf(endpoint, request), context: admitted }
}

/**
 * Throws the error of a call. If a call with the same key took effect before, throws `idempotency_key.used` instead of
 * a refusal, which may result from that effect or from later changes.
 */
async function refuseRepetition(app: Server, endpoint: Endpoint, context: CallContext, error: unknown): Promise<never> {
  const { member, idempotencyKey } = context
  const isRefusal = error instanceof Refused && error.code !== 'idempotency_key.conflict'
  if (!isRefusal || !endpoint.idempotencyKey || !member) throw error
  throw (await app.isKeyClaimed(keyedCallOf({ member, idempotencyKey })))
    ? commonRefusal('idempotency_key.used')
    : error
}

/** Throws the error; renames the details of a refusal to the wire's field names. */
function refuseOnWire({ refusals }: Endpoint, error: unknown): never {
  const schema = error instanceof Refused ? refusals[error.code] : undefined
  throw error instanceof Refused && schema ? new Refused(error.code, toWire(schema, error.details)) : error
}

/**
 * Throws if a keyed call of a member succeeded without recording its key: `resolveCall` would report that the call had
 * no effect. Endpoints that need no session, such as the registration, recognise repeats themselves.
 */
async function requireClaimedKey(
  app: Server,
  endpoint: Endpoint,
  { member, idempotencyKey }: CallContext,
): Promise<void> {
  if (!endpoint.idempotencyKey || endpoint.access !== 'member' || !member) return
  if (await app.isKeyClaimed(keyedCallOf({ member, idempotencyKey }))) return
  throw new Error(`${endpoint.method} ${endpoint.path} succeeded without claiming its idempotency key`)
}

function withoutMerchant({ id, ip }: FastifyRequest): CallContext {
  const defaults = { merchantCode: '', language: 'EN', country: null, device: 'OTHERS' } as const
  return { ...defaults, requestId: id, ip: plainAddress(ip), idempotencyKey: null, member: null }
}

/** Returns a function that creates refusals of an endpoint; it accepts only the endpoint's codes and their details. */
export function refusalsOf<E extends Endpoint>(_endpoint: E) {
  return <Code extends RefusalCodeOf<E>>(
    code: Code,
    ...[details]: Record<never, never> extends RefusalDetailsOf<E, Code>
      ? [] | [RefusalDetailsOf<E, Code>]
      : [RefusalDetailsOf<E, Code>]
  ) => new Refused(code, details ?? {})
}

const fieldsOf = ({ list }: Endpoint, body: unknown): unknown => (list && Array.isArray(body) ? { [list]: body } : body)

/** Returns the parsed input of a request. */
export function parsedInputOf<E extends Endpoint>(endpoint: E, request: FastifyRequest): ParsedInputOf<E> {
  const input = fromWire(endpoint.input, inputOf(request, request.body))
  return parseInput(endpoint, input) as ParsedInputOf<E>
}

/** Returns the envelope of an answer. Validates the answer first if the server checks answers. */
export function envelopeOf({ checkAnswers }: Server, { output }: Endpoint, value: unknown) {
  return { success: true, value: toWire(output, checkAnswers ? output.parse(value) : value) }
}

/** Non-GET input is read from the body only: query strings are not signed and end up in logs. */
function inputOf({ method, query, params }: FastifyRequest, body: unknown): unknown {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
    throw commonRefusal('request.invalid', { fields: [{ path: '', problem: 'an object is expected' }] })
  }
  // Spread instead of assignment: a field called `__proto__` must not become the prototype. Body, query and parameters
  // are objects or absent here.
  const input = method === 'GET' || method === 'HEAD' ? query : body
  return { ...(input as object | null | undefined), ...(params as object) }
}

/** Refuses a call whose module header names a disabled module or another endpoint's. Source: domain handbook 2.1. */
function requireOwnModule(
  app: Server,
  { moduleId = COMMON_MODULE }: Endpoint,
  { context, request }: { context: CallContext; request: FastifyRequest },
): void {
  const requestedModule = request.headers[header.moduleId.toLowerCase()]
  if (requestedModule === undefined || requestedModule === '') return
  if (requestedModule !== moduleId || !app.moduleIsOn(context.merchantCode, moduleId)) {
    throw commonRefusal('function.not.available')
  }
}

function admit(app: Server, endpoint: Endpoint, context: CallContext): void {
  // Vendor calls have no merchant and are always admitted, so that open rounds can be finished on a closed site.
  if (!endpoint.whileClosed && context.merchantCode !== '') app.requireOpenSite(context)
  if (endpoint.moduleId && !app.moduleIsOn(context.merchantCode, endpoint.moduleId)) {
    throw commonRefusal('function.not.available')
  }
  if (endpoint.access === 'member' && !context.member) throw commonRefusal('login.not.session')
  if (endpoint.may && context.member && !endpoint.may(context.member.type))
    throw commonRefusal('function.not.available')
  if (endpoint.idempotencyKey && !context.idempotencyKey) throw commonRefusal('idempotency_key.missing')
}
