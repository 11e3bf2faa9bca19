import { createCipheriv, createHash, timingSafeEqual } from 'node:crypto'

import { BUSINESS_DES_KEY_LENGTH } from '@ante/contract/launch/business-wallet.ts'
import type { BusinessCall, BusinessForm } from '@ante/contract/launch/business-wallet.ts'
import type * as z from 'zod/mini'

import type { VendorKey } from '../../vendor-keys.ts'

/** Returns the three form fields of a call. */
export function sealedCall({ keyId, secret }: VendorKey, call: BusinessCall): z.output<typeof BusinessForm> {
  const params = desEncrypted(JSON.stringify(call), secret.slice(0, BUSINESS_DES_KEY_LENGTH))
  return { merchant_code: keyId, params, sign: businessSign(params, secret) }
}

/** Whether the vendor has signed an answer to exactly this call, and not a replayed answer to another call. */
export function isAnswerTo(call: { sign: string }, { secret }: VendorKey, text: string, sign: string | null): boolean {
  const expected = Buffer.from(businessSign(text + call.sign, secret))
  const actual = Buffer.from(sign ?? '')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function businessSign(text: string, secret: string): string {
  return createHash('sha256')
    .update(text + secret)
    .digest('hex')
}

/**
 * OpenSSL 3 has no single DES; triple DES with the same key three times is the same cipher. Confidentiality comes from
 * TLS only.
 */
function desEncrypted(text: string, key: string): string {
  const cipher = createCipheriv('des-ede3', Buffer.from(key.repeat(3)), null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}
