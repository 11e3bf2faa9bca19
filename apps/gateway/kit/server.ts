import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { KeyedCall } from './call-keys.ts'
import type { CallContext } from './context.ts'

/** The HTTP server as routes see it. */
export type Server = FastifyInstance

/** What an endpoint's route does, kept so that a page can be filled without a detour over the network. */
export type Answerer = (input: unknown, context: CallContext, request: FastifyRequest) => Promise<unknown>

declare module 'fastify' {
  interface FastifyInstance {
    endpoints: Map<Endpoint, Answerer>
    /** Tests let every answer pass through its schema, so that the contract cannot drift from the truth. */
    checkAnswers: boolean
    /** Whether a keyed call that succeeded has recorded its key; see `call-keys.ts`. */
    isKeyClaimed(call: KeyedCall): Promise<boolean>
    contextOf(request: FastifyRequest): Promise<CallContext>
    /** Refuses whoever finds the merchant closed, or is where it may not be used. */
    requireOpenSite(context: CallContext): void
    moduleIsOn(merchantCode: string, moduleId: string): boolean
    /** The body of a call that wants it sealed. */
    unseal(request: FastifyRequest): Promise<unknown>
  }
  interface FastifyRequest {
    /** The bytes of a JSON body as they came: a signature is over these. */
    rawBody: Buffer
    /** For the log: whose request it was, as far as it is known. */
    who: { merchant?: string; member?: string }
  }
}
