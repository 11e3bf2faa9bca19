import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import type { Envelope } from '@ante/contract/kit/refusal.ts'

import { CallFailed, CallRefused, withEndpoint } from './call-errors.ts'
import { callerHeaders, callOrigin } from './caller.ts'
import { endSession } from '../session/end-session.ts'
import { randomId } from '../sealed/random-id.ts'
import { disableSchemaCompilation } from './schemas.ts'

disableSchemaCompilation()

/** Timeout of a call, in milliseconds. */
export const CALL_TIMEOUT_MS = 15_000

export interface CallOptions {
  signal?: AbortSignal | undefined
  /**
   * Idempotency key: repeating a call with the same key does not repeat its effect. Without a key, every call is a new
   * request.
   */
  idempotencyKey?: string
  /** Bypasses the browser's HTTP cache. */
  bypassCache?: boolean
}

export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>

/** Calls the gateway. Throws `CallRefused` when the gateway refuses, `CallFailed` when no usable answer arrives. */
export const call: Call = (endpoint, input, options) =>
  callGateway(endpoint, input, options).catch((error: unknown) => {
    throw withEndpoint(error, endpoint)
  })

const callGateway: Call = async (endpoint, input, options = {}) => {
  const { address, body } = addressed(endpoint, input)
  const content = body === null ? null : JSON.stringify(body)
  const sendRequest = async (sent: string | null, headers: Record<string, string> = {}) => {
    const answer = await send(address, {
      method: endpoint.method,
      headers: { ...headersOf(endpoint, options, body), ...headers },
      body: sent,
      signal: options.signal ?? null,
      ...(options.bypassCache && { cache: 'reload' }),
    })
    const output = endpoint.output.safeParse(endpoint.wire.output(await valueOf(answer)))
    if (!output.success) throw new CallFailed('unreadable', answer.headers.get(header.requestId))
    // The cast is safe, because the endpoint's own schema has validated the value.
    return output.data as OutputOf<typeof endpoint>
  }
  if (!endpoint.sealed || content === null) return sendRequest(content)
  const { sendSealed } = await import('../sealed/sealed.ts').catch(() => {
    throw new CallFailed('offline')
  })
  return sendSealed(call, { method: endpoint.method, path: address, content }, ({ encryption, body: sealed }) =>
    sendRequest(sealed, encryption === null ? {} : { [header.encryption]: encryption }),
  )
}

function headersOf(endpoint: Endpoint, options: CallOptions, body: object | null): Record<string, string> {
  return {
    ...callerHeaders(),
    ...(body && { 'Content-Type': 'application/json' }),
    ...(endpoint.moduleId && { [header.moduleId]: endpoint.moduleId }),
    ...(endpoint.idempotencyKey && { [header.idempotencyKey]: options.idempotencyKey ?? randomId() }),
  }
}

/**
 * Puts path parameters into the path; the remaining fields go into the query of a GET or the body of any other method.
 */
export function addressed(endpoint: Endpoint, input: unknown): { address: string; body: object | null } {
  const fields: [string, unknown][] = Object.entries(endpoint.wire.input(input) ?? {})
  const remainingFields = new Map(fields.filter(([, value]) => value !== undefined))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = remainingFields.get(name)
    remainingFields.delete(name)
    return encodeURIComponent(String(value))
  })
  if (endpoint.method !== 'GET') return { address: path, body: Object.fromEntries(remainingFields) }
  const query = new URLSearchParams(
    [...remainingFields].map(([name, value]): [string, string] => [name, String(value)]),
  )
  return { address: query.size > 0 ? `${path}?${query}` : path, body: null }
}

async function send(address: string, request: RequestInit): Promise<Response> {
  const limit = new AbortController()
  const callerSignal = request.signal
  callerSignal?.addEventListener('abort', () => limit.abort(), { once: true })
  const timer = setTimeout(() => limit.abort(), CALL_TIMEOUT_MS)
  const isRead = request.method === 'GET'
  if (!isRead && !navigator.onLine) throw new CallFailed('offline')
  try {
    const answer = await fetch(callOrigin() + address, { ...request, signal: limit.signal, credentials: 'same-origin' })
    // The timeout covers the whole response, including its body.
    return new Response(await answer.text(), answer)
  } catch (error) {
    if (callerSignal?.aborted) throw error
    if (limit.signal.aborted) throw new CallFailed('timeout')
    throw new CallFailed(isRead ? 'offline' : 'lost')
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the payload of a response envelope; throws the refusal that it contains. */
export async function valueOf(answer: Response): Promise<unknown> {
  const requestId = answer.headers.get(header.requestId)
  const envelope: unknown = await answer.json().catch(() => null)
  if (!isEnvelope(envelope)) throw new CallFailed(answer.status >= 500 ? 'server' : 'unreadable', requestId)
  if (envelope.success) return envelope.value
  if (envelope.errorCode === 'login.not.session') endSession()
  if (envelope.errorCode === 'defect') throw new CallFailed('server', requestId)
  throw new CallRefused(envelope.errorCode, envelope.value, envelope.message)
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'success' in value
}
