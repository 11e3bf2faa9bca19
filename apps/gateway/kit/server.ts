import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { KeyedCall } from './call-keys.ts'
import type { CallContext } from './context.ts'
import type { StaffGate } from './staff-context.ts'

/** The HTTP server, as seen by routes. */
export type Server = FastifyInstance

/** Handler of an endpoint's route, stored so that pages can call it without network requests. */
export type Answerer = (input: unknown, context: CallContext, request: FastifyRequest) => Promise<unknown>

declare module 'fastify' {
  interface FastifyInstance {
    endpoints: Map<Endpoint, Answerer>
    /** Validates every answer against its schema; enabled in tests, so that the contract matches reality. */
    checkAnswers: boolean
    /** Whether a successful keyed call has recorded its key; see `call-keys.ts`. */
    isKeyClaimed(call: KeyedCall): Promise<boolean>
    contextOf(request: FastifyRequest): Promise<CallContext>
    /** Refuses callers while the merchant is closed, or from a restricted region. */
    requireOpenSite(context: CallContext): void
    moduleIsOn(merchantCode: string, moduleId: string): boolean
    /** Returns the decrypted body of a sealed call. */
    unseal(request: FastifyRequest): Promise<unknown>
    staffGate: StaffGate
  }
  interface FastifyRequest {
    /** Raw bytes of a JSON body, for signatures. */
    rawBody: Buffer
    /** For the log: merchant, and member or staff account, of the request, if known. */
    caller: { merchantCode?: string; memberId?: string; staffId?: string }
  }
}
