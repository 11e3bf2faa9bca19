import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { FastifyRequest } from 'fastify'

import type { CallContext } from './context.ts'
import type { Server } from './server.ts'

/** Calls endpoints in place of a caller, inside the process: a page is filled by the same routes that browsers use. */
export function callInside(app: Server, context: CallContext, request: FastifyRequest) {
  return async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> => {
    // The built web app has a copy of the contract of its own: endpoints are known by address, not by identity.
    const known = [...app.endpoints].find(([one]) => one.path === endpoint.path && one.method === endpoint.method)
    if (!known) throw new Error(`no route answers ${endpoint.method} ${endpoint.path}`)
    // The route of this endpoint answers what the endpoint declares.
    return (await known[1](input, context, request)) as OutputOf<E>
  }
}
