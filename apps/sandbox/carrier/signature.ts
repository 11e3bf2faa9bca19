import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import { SMS_CLOCK_SKEW_MS, smsHeader, smsSignedHead } from '@ante/contract/outbox/sms-provider.ts'

export interface CarrierKey {
  keyId: string
  secret: string
}

interface Signed {
  method: string
  path: string
  body: string | Buffer
}

/** The headers that prove a report to be ours. */
export function signedHeaders(key: CarrierKey, call: Signed): Record<string, string> {
  const [timestamp, nonce] = [Date.now().toString(), randomUUID()]
  return {
    [smsHeader.key]: key.keyId,
    [smsHeader.timestamp]: timestamp,
    [smsHeader.nonce]: nonce,
    [smsHeader.signature]: hmacOf(key, call, timestamp, nonce),
  }
}

/** Whether our customer signed these bytes just now. */
export function isSigned(key: CarrierKey, call: Signed, headers: IncomingHttpHeaders): boolean {
  const [keyId, timestamp, nonce, signature] = Object.values(smsHeader).map((name) => {
    const value = headers[name.toLowerCase()]
    return typeof value === 'string' ? value : ''
  })
  if (!keyId || !timestamp || !nonce || !signature || keyId !== key.keyId) return false
  const wanted = Buffer.from(hmacOf(key, call, timestamp, nonce))
  const given = Buffer.from(signature)
  const isRight = wanted.length === given.length && timingSafeEqual(wanted, given)
  return isRight && Math.abs(Date.now() - Number(timestamp)) <= SMS_CLOCK_SKEW_MS
}

function hmacOf({ secret }: CarrierKey, { method, path, body }: Signed, timestamp: string, nonce: string): string {
  return createHmac('sha256', secret)
    .update(smsSignedHead({ method, path, timestamp, nonce }))
    .update(body)
    .digest('hex')
}
