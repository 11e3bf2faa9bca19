import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import type { Envelope } from '@ante/contract/kit/refusal.ts'
import type { SessionEnd } from '@ante/contract/staff/staff-endpoint.ts'
import { VIEW_AS_ROLE } from '@ante/contract/staff/staff-endpoint.ts'
import * as z from 'zod/mini'

import { CallFailed, CallRefused } from './call-errors.ts'
import { staffSession } from './session-state.ts'
import { stepUpRequests } from './step-up-requests.ts'
import { viewedRole } from './viewed-role.ts'

// The content security policy forbids code generation from text, and even the attempt would be reported.
z.config({ jitless: true })

/** Timeout of a call, in milliseconds. */
const TIMEOUT_MS = 20_000
const STEP_UP = 'step_up.required'
const VIEW_ONLY = 'staff.role.view_only'

/**
 * Calls the gateway. Throws `CallRefused` or `CallFailed`. If a call requires a fresh second factor, opens the dialog
 * for it and repeats the call once. If the session has ended, opens the sign-in.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<OutputOf<E>> {
  // The gateway would refuse the change as well, and record a refusal in the audit log.
  if (viewedRole.get() !== null && endpoint.method !== 'GET' && endpoint.path.includes(':merchant'))
    throw new CallRefused(VIEW_ONLY, {})
  try {
    return await send(endpoint, input, signal)
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== STEP_UP) throw error
    if (!(await stepUpRequests.openDialog())) throw error
    return send(endpoint, input, signal)
  }
}

/** Returns the names of the fields that violate the contract, for a form to mark before the call. */
export const invalidFields = <E extends Endpoint>(endpoint: E, input: InputOf<E>): string[] =>
  endpoint.input.safeParse(input).error?.issues.map(({ path }) => String(path[0])) ?? []

async function send<E extends Endpoint>(endpoint: E, input: InputOf<E>, signal?: AbortSignal): Promise<OutputOf<E>> {
  const { address, body } = addressed(endpoint, input)
  const isRead = endpoint.method === 'GET'
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const answer = await fetch(address, {
      method: endpoint.method,
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...sessionHeaders(isRead) },
      body: body && JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      credentials: 'same-origin',
    })
    const output = endpoint.output.safeParse(endpoint.wire.output(await valueOf(endpoint, answer)))
    if (!output.success) throw new CallFailed('server', answer.headers.get(header.requestId))
    // The endpoint's own schema has validated the value.
    return output.data as OutputOf<E>
  } catch (error) {
    if (error instanceof CallRefused || error instanceof CallFailed || signal?.aborted) throw error
    if (limit.aborted) throw new CallFailed('timeout')
    throw new CallFailed(isRead ? 'offline' : 'lost')
  }
}

/** Headers with the viewed role, and with the CSRF token of a change. */
function sessionHeaders(isRead: boolean): Record<string, string> {
  const viewed = viewedRole.get()
  return {
    ...(viewed && { [VIEW_AS_ROLE]: `${viewed.merchant}/${viewed.code}` }),
    ...(!isRead && staffSession.csrf !== null && { 'X-CSRF-Token': staffSession.csrf }),
  }
}

/** Puts path parameters into the path, and the other fields into the query of a GET or the body of another method. */
function addressed(endpoint: Endpoint, input: unknown): { address: string; body: object | null } {
  const fields: [string, unknown][] = Object.entries(endpoint.wire.input(input) ?? {})
  const rest = new Map(fields.filter(([, value]) => value !== undefined))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  if (endpoint.method !== 'GET') return { address: path, body: Object.fromEntries(rest) }
  const query = new URLSearchParams([...rest].map(([name, value]): [string, string] => [name, String(value)]))
  return { address: query.size > 0 ? `${path}?${query}` : path, body: null }
}

async function valueOf(endpoint: Endpoint, answer: Response): Promise<unknown> {
  const requestId = answer.headers.get(header.requestId)
  const envelope: unknown = await answer.json().catch(() => null)
  if (!isEnvelope(envelope)) throw new CallFailed('server', requestId)
  staffSession.recordCall()
  if (envelope.success) return envelope.value
  const { errorCode, value } = envelope
  if (endpoint.access === 'staff' && errorCode === 'login.not.session') staffSession.end(null)
  if (errorCode === 'staff.session.ended') staffSession.end((value as { reason: SessionEnd }).reason)
  if (errorCode === 'defect') throw new CallFailed('server', requestId)
  throw new CallRefused(errorCode, endpoint.wire.details(errorCode, value))
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'success' in value
}
