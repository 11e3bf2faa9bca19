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

/** Signature format of the calls of one protocol, identical in both directions. */
export interface Signing {
  header: Record<'key' | 'timestamp' | 'nonce' | 'signature', string>
  /** Returns the part of the signed text before the body. */
  head(signed: { method: string; path: string; timestamp: string; nonce: string }): string
  skewMs: number
}

/** Returns the headers that prove that a call comes from the holder of the key. */
export function signedHeaders(signing: Signing, key: CallKey, call: SignedCall): Record<string, string> {
  // Uses this machine's clock, because the other party cannot use our database's clock.
  const [timestamp, nonce] = [String(Date.now()), randomUUID()]
  return {
    [signing.header.key]: key.keyId,
    [signing.header.timestamp]: timestamp,
    [signing.header.nonce]: nonce,
    [signing.header.signature]: signatureOf(signing, key, { ...call, timestamp, nonce }).toString('hex'),
  }
}

/** Whether the holder of the key signed exactly these bytes recently. */
export function isSigned(signing: Signing, key: CallKey, call: SignedCall, headers: IncomingHttpHeaders): boolean {
  const { header } = signing
  const keyId = headerText(headers, header.key)
  const timestamp = headerText(headers, header.timestamp)
  const nonce = headerText(headers, header.nonce)
  const signature = headerText(headers, header.signature)
  if (keyId !== key.keyId || !/^\d{13}$/.test(timestamp) || !/^[\w.:-]{8,80}$/.test(nonce)) return false
  if (!/^[\da-f]{64}$/.test(signature)) return false
  const expected = signatureOf(signing, key, { ...call, timestamp, nonce })
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return false
  return Math.abs(Date.now() - Number(timestamp)) <= signing.skewMs
}

export function headerText(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name.toLowerCase()]
  return typeof value === 'string' ? value : ''
}

type Signed = SignedCall & { timestamp: string; nonce: string }

function signatureOf(signing: Signing, { secret }: CallKey, { body, ...signed }: Signed): Buffer {
  return createHmac('sha256', secret).update(signing.head(signed)).update(body).digest()
}
