import { randomUUID } from 'node:crypto'

import type { Endpoint, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import type { Envelope } from '@ante/contract/kit/refusal.ts'
import { getEncryptionKey } from '@ante/contract/kit/sealed.ts'
import type { EncryptionKey } from '@ante/contract/kit/sealed.ts'

import type { Ports } from '../kit/ports.ts'
import { sealBody } from './seal-body.ts'
import type { SharedGateway } from './start-gateway.ts'

/** Returns a function that makes calls, and seals bodies like a browser. */
export function callThrough(fetchAt: SharedGateway['fetch'], { clock }: Pick<Ports, 'clock'>): SharedGateway['call'] {
  return async (endpoint, input, { host, token, headers } = {}) => {
    const { path, query, body: content } = requestOf(endpoint, input)
    const { method } = endpoint
    const sealed =
      endpoint.sealed && content !== null
        ? sealBody(await encryptionKey(fetchAt, host), { method, path, time: clock.now().getTime() }, content)
        : null
    const body = sealed ? JSON.stringify(sealed.body) : content
    const response = await fetchAt(
      path + query,
      {
        method,
        headers: {
          ...(body !== null && { 'Content-Type': 'application/json' }),
          ...(sealed && { [header.encryption]: sealed.encryption }),
          ...(token && { [header.authorization]: token }),
          ...(endpoint.idempotencyKey && { [header.idempotencyKey]: randomUUID() }),
          ...headers,
        },
        ...(body !== null && { body }),
      },
      host,
    )
    const envelope = (await response.json()) as Envelope<never>
    if (envelope.success) return { ok: true, value: endpoint.wire.output(envelope.value) as OutputOf<typeof endpoint> }
    const { errorCode: code, value } = envelope
    return { ok: false, status: response.status, code, details: endpoint.wire.details(code, value) }
  }
}

/** Requests the key each time, because it changes when a test moves the clock. */
async function encryptionKey(fetchAt: SharedGateway['fetch'], host?: string): Promise<EncryptionKey> {
  const response = await fetchAt(getEncryptionKey.path, {}, host)
  const envelope = (await response.json()) as Envelope<EncryptionKey>
  if (!envelope.success) throw new Error(`no public key to encrypt for: ${envelope.errorCode}`)
  return envelope.value
}

function requestOf(endpoint: Endpoint, input: unknown) {
  const fields = Object.entries(endpoint.wire.input(input) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  )
  const path = fields.reduce(
    // Values are encoded, because they may be invalid in a path.
    (text, [name, value]) => text.replace(`:${name}`, () => encodeURIComponent(String(value))),
    endpoint.path as string,
  )
  if (endpoint.method !== 'GET') return { path, query: '', body: JSON.stringify(Object.fromEntries(fields)) }
  const query = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)])).toString()
  return { path, query: query && `?${query}`, body: null }
}
