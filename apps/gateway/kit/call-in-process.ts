import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { FastifyRequest } from 'fastify'

import type { CallContext } from './context.ts'
import type { Server } from './server.ts'

/** Such a call on its way from a process that has no routes. */
export interface InProcessCall {
  method: string
  path: string
  input: unknown
}

/** Calls endpoints in place of a caller, inside the process: a page is filled by the same routes that browsers use. */
export function callInProcess(app: Server, context: CallContext, request: FastifyRequest) {
  return async ({ method, path, input }: InProcessCall): Promise<unknown> => {
    // The built web app has a copy of the contract of its own: endpoints are known by address, not by identity.
    const known = [...app.endpoints].find(([one]) => one.path === path && one.method === method)
    if (!known) throw new Error(`no route answers ${method} ${path}`)
    return known[1](input, context, request)
  }
}

/** Calls endpoints through `send`, which gives them to `callInside`. */
export function callBy(send: (call: InProcessCall) => Promise<unknown>) {
  return async <E extends Endpoint>({ method, path }: E, input: InputOf<E>): Promise<OutputOf<E>> => {
    // The route of this endpoint answers what the endpoint declares.
    return (await send({ method, path, input })) as OutputOf<E>
  }
}
