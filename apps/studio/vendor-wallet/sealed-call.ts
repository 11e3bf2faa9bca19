import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto'

import { BUSINESS_DES_KEY_LENGTH, BusinessCall, BusinessForm } from '@ante/contract/launch/business-wallet.ts'
import type { DemoVendorKey } from '@ante/demo/vendor-keys.ts'

export type OpenedCall = { kind: 'call'; call: BusinessCall } | { kind: 'wronglySigned' | 'invalid' }

/** Decrypts and authenticates an operator's call. */
export function openedCall({ keyId, secret }: DemoVendorKey, body: unknown): OpenedCall {
  const form = BusinessForm.safeParse(body)
  if (!form.success) return { kind: 'invalid' }
  const { merchant_code: operator, params, sign } = form.data
  const [expected, actual] = [Buffer.from(signOf(params, secret)), Buffer.from(sign)]
  const isSigned = expected.length === actual.length && timingSafeEqual(expected, actual)
  if (operator !== keyId || !isSigned) return { kind: 'wronglySigned' }
  const call = BusinessCall.safeParse(parseSealed(params, secret.slice(0, BUSINESS_DES_KEY_LENGTH)))
  return call.success ? { kind: 'call', call: call.data } : { kind: 'invalid' }
}

/** Returns the signature of a call, valid or not: the signature of the answer covers it. */
export const signIn = (body: unknown): string => BusinessForm.safeParse(body).data?.sign ?? ''

export function signOf(text: string, secret: string): string {
  return createHash('sha256')
    .update(text + secret)
    .digest('hex')
}

/** Decrypts by triple DES with three equal keys, which is plain DES: OpenSSL 3 no longer supports DES itself. */
function parseSealed(params: string, key: string): unknown {
  try {
    const cipher = createDecipheriv('des-ede3', Buffer.from(key.repeat(3)), null)
    const text = Buffer.concat([cipher.update(Buffer.from(params, 'base64')), cipher.final()])
    return JSON.parse(text.toString('utf8'))
  } catch {
    return null
  }
}
