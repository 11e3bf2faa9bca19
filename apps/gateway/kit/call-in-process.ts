import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { FastifyRequest } from 'fastify'

import type { CallContext } from './context.ts'
import type { Server } from './server.ts'

/** An in-process call as plain data, which the rendering process can send as a message. */
export interface InProcessCall {
  method: string
  path: string
  input: unknown
}

/**
 * Calls endpoints in the name of a caller, within the process: pages are filled by the same routes that browsers use.
 */
export function callInProcess(app: Server, context: CallContext, request: FastifyRequest) {
  return async ({ method, path, input }: InProcessCall): Promise<unknown> => {
    // The built web app contains a separate copy of the contract: endpoints are matched by path, not by identity.
    const endpointEntry = [...app.endpoints].find(([first]) => first.path === path && first.method === method)
    if (!endpointEntry) throw new Error(`no route answers ${method} ${path}`)
    return endpointEntry[1](input, context, request)
  }
}

/** Returns a typed call of endpoints through `send`: the function of `callInProcess`, or one that forwards to it. */
export function callBy(send: (call: InProcessCall) => Promise<unknown>) {
  return async <E extends Endpoint>({ method, path }: E, input: InputOf<E>): Promise<OutputOf<E>> => {
    // The endpoint's route returns the declared type.
    return (await send({ method, path, input })) as OutputOf<E>
  }
}
