import { randomUUID } from 'node:crypto'

import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { readAnswer } from '@ante/wallet-client/seamless/read-answer.ts'

import { exchange, LONG_TIMEOUT_MS } from './exchange.ts'

export interface Visitor {
  /** The site's host name. */
  host: string
  /** The visitor's address. */
  from: string
  token?: string
}

/** Calls an endpoint like a browser on a merchant's site; throws unless it succeeds. */
export async function siteCall<E extends Endpoint>(
  url: string,
  { host, from, token }: Visitor,
  { endpoint, input }: { endpoint: E; input: InputOf<E> },
): Promise<OutputOf<E>> {
  const isGet = endpoint.method === 'GET'
  const reply = await exchange({
    url: url + endpoint.path,
    method: endpoint.method,
    from,
    cutAfterMs: LONG_TIMEOUT_MS,
    headers: {
      Host: host,
      ...(isGet ? {} : { 'Content-Type': 'application/json' }),
      ...(token && { [header.authorization]: token }),
      ...(endpoint.idempotencyKey && { [header.idempotencyKey]: randomUUID() }),
    },
    body: isGet ? '' : JSON.stringify(endpoint.wire.input(input)),
  })
  const answer = readAnswer(endpoint, reply?.status ?? 0, reply?.text ?? '')
  if (answer.kind === 'done') return answer.value
  const problem = answer.kind === 'refused' ? answer.code : answer.problem
  throw new Error(`${endpoint.method} ${endpoint.path}: ${problem}`)
}
