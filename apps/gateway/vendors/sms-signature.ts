import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import { SMS_CLOCK_SKEW_MS, smsHeader, smsSignedHead } from '@ante/contract/outbox/sms-provider.ts'

export interface SmsKey {
  keyId: string
  secret: string
}

interface Signed {
  method: string
  path: string
  body: string | Buffer
}

/** The headers that prove a call to come from who holds the key. */
export function signedSmsHeaders(key: SmsKey, call: Signed): Record<string, string> {
  // By this machine's clock: the provider knows nothing of our database's.
  const [timestamp, nonce] = [String(Date.now()), randomUUID()]
  return {
    [smsHeader.key]: key.keyId,
    [smsHeader.timestamp]: timestamp,
    [smsHeader.nonce]: nonce,
    [smsHeader.signature]: signatureOf(key, call, { timestamp, nonce }).toString('hex'),
  }
}

/** Whether who holds the key signed these very bytes just now. */
export function isSignedSms(key: SmsKey, call: Signed, headers: IncomingHttpHeaders): boolean {
  const [keyId, timestamp, nonce, signature] = [
    textOf(headers, smsHeader.key),
    textOf(headers, smsHeader.timestamp),
    textOf(headers, smsHeader.nonce),
    textOf(headers, smsHeader.signature),
  ]
  if (keyId !== key.keyId || !/^\d{13}$/.test(timestamp) || !/^[\w.:-]{8,80}$/.test(nonce)) return false
  if (!/^[\da-f]{64}$/.test(signature)) return false
  const wanted = signatureOf(key, call, { timestamp, nonce })
  if (!timingSafeEqual(wanted, Buffer.from(signature, 'hex'))) return false
  return Math.abs(Date.now() - Number(timestamp)) <= SMS_CLOCK_SKEW_MS
}

function signatureOf({ secret }: SmsKey, { method, path, body }: Signed, of: { timestamp: string; nonce: string }) {
  return createHmac('sha256', secret)
    .update(smsSignedHead({ method, path, ...of }))
    .update(body)
    .digest()
}

function textOf(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name.toLowerCase()]
  return typeof value === 'string' ? value : ''
}
