import type { Endpoint, OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { plainAddress } from './networks.ts'
import { Refused, commonRefusal } from './refusal.ts'
import type { ServeOptions } from './serve.ts'
import { envelopeOf, parsedInputOf } from './serve.ts'
import type { Server } from './server.ts'
import type { StaffContext } from './staff-context.ts'

/** Path prefix of the operator console's calls; a hook in `create-server.ts` admits them at the console's host only. */
export const CONSOLE_PATH = '/console/'

/** Use case of a call of signed-in staff. */
export type StaffUseCase<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  context: StaffContext,
  call: ConsoleCall,
) => Promise<OutputOf<E>> | OutputOf<E>

/** A call of the console, before authentication. */
export interface ConsoleCall {
  request: FastifyRequest
  reply: FastifyReply
  ip: string
  userAgent: string
}

/** Serves a call that needs no session: the steps of a sign-in. */
export function serveConsole<E extends Endpoint>(
  app: Server,
  endpoint: E,
  useCase: (input: ParsedInputOf<E>, call: ConsoleCall) => Promise<OutputOf<E>>,
  options: Pick<ServeOptions, 'perMinute'> = {},
) {
  route(app, endpoint, options, async (call) => {
    requireOwnOrigin(call.request)
    return useCase(parsedInputOf(endpoint, call.request), call)
  })
}

interface StaffOptions<E extends Endpoint> {
  /** Answer to a caller without a session, in place of the refusal. */
  withoutSession?: OutputOf<E>
  /** Maximum body size in bytes, if larger than the default. */
  bodyLimit?: number
  /** Returns what the audit log stores of the input of a refused call; by default all of it. */
  loggedInput?(input: ParsedInputOf<E>): unknown
}

/**
 * Serves a call of signed-in staff. Session, CSRF token, permission, networks and step-up are checked before the input
 * is parsed. Refusals and reads of personal data are written to the audit log; the use case must log its own changes.
 */
export function serveStaff<E extends Endpoint>(
  app: Server,
  endpoint: E,
  useCase: StaffUseCase<E>,
  options: StaffOptions<E> = {},
) {
  const { bodyLimit, loggedInput = (input) => input } = options
  route(app, endpoint, { ...(bodyLimit && { bodyLimit }) }, async (call) => {
    const admitted = await app.staffGate.admit(endpoint, call.request).catch((error: unknown) => {
      if ('withoutSession' in options && error instanceof Refused && error.code === 'login.not.session') return null
      throw error
    })
    if (admitted === null) return options.withoutSession
    const input = parsedInputOf(endpoint, call.request)
    const answering = async () => useCase(input, admitted.context, call)
    const value = await answering().catch(async (error: unknown) => {
      if (error instanceof Refused) await admitted.recordRefusal(error.code, loggedInput(input))
      throw error
    })
    // A use case that requires a reason for the read has already written the audit log entry.
    if (endpoint.personalData && !admitted.isAudited()) await admitted.recordRead(input)
    if (app.checkAnswers && endpoint.method !== 'GET' && !admitted.isAudited())
      throw new Error(`${endpoint.method} ${endpoint.path} succeeded without an entry of the audit log`)
    return value
  })
}

function route<E extends Endpoint>(
  app: Server,
  endpoint: E,
  { perMinute, bodyLimit }: Pick<ServeOptions, 'perMinute' | 'bodyLimit'>,
  answer: (call: ConsoleCall) => Promise<unknown>,
): void {
  // Refuses in-process calls by pages of the players' site.
  app.endpoints.set(endpoint, () => Promise.reject(commonRefusal('route.not.found')))
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(bodyLimit && { bodyLimit }),
    ...(perMinute && { config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } }),
    handler: async (request, reply) => {
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300)
      const value = await answer({ request, reply, userAgent, ip: plainAddress(request.ip) })
      return envelopeOf(app, endpoint, value)
    },
  })
}

/**
 * Refuses a call that is made by a page of another site. Browsers send the origin with every call that is not a GET.
 */
export function requireOwnOrigin({ headers: { origin }, host, protocol }: FastifyRequest): void {
  if (origin !== undefined && origin !== `${protocol}://${host.toLowerCase()}`)
    throw new Refused('staff.csrf.invalid', {})
}

/** Returns a parameter of the address, or undefined. */
export const pathParameter = ({ params }: FastifyRequest, name: string): string | undefined =>
  // The router fills parameters with texts only.
  (params as Record<string, string | undefined>)[name]
