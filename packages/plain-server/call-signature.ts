import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export interface CallKey {
  keyId: string
  secret: string
}

export interface SignedCall {
  method: string
  path: string
  body: string | Buffer
}

/** Call signature of one protocol, the same in both directions. */
export interface Signing {
  header: Record<'key' | 'timestamp' | 'nonce' | 'signature', string>
  /** Returns the part of the signed text that precedes the body. */
  head(signed: { method: string; path: string; timestamp: string; nonce: string }): string
  skewMs: number
}

/** Returns the headers that prove that the caller holds the key. */
export function signedHeaders({ header, head }: Signing, key: CallKey, call: SignedCall): Record<string, string> {
  const [timestamp, nonce] = [Date.now().toString(), randomUUID()]
  const names = [header.key, header.timestamp, header.nonce, header.signature]
  const values = [key.keyId, timestamp, nonce, hmacOf(head({ ...call, timestamp, nonce }), key, call)]
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
}

/** Reports whether the holder of the key signed these bytes within the allowed skew. */
export function isSigned(
  { header, head, skewMs }: Signing,
  key: CallKey,
  call: SignedCall,
  headers: IncomingHttpHeaders,
): boolean {
  const [keyId, timestamp, nonce, signature] = [header.key, header.timestamp, header.nonce, header.signature].map(
    (name) => textOf(headers, name),
  )
  if (!keyId || !timestamp || !nonce || !signature || keyId !== key.keyId) return false
  const expected = Buffer.from(hmacOf(head({ ...call, timestamp, nonce }), key, call))
  const actual = Buffer.from(signature)
  const isRight = expected.length === actual.length && timingSafeEqual(expected, actual)
  return isRight && Math.abs(Date.now() - Number(timestamp)) <= skewMs
}

export function textOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name.toLowerCase()]
  return typeof value === 'string' ? value : ''
}

const hmacOf = (head: string, { secret }: CallKey, { body }: SignedCall): string =>
  createHmac('sha256', secret).update(head).update(body).digest('hex')
