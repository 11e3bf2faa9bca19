import { createCipheriv, createHash, timingSafeEqual } from 'node:crypto'

import { BUSINESS_DES_KEY_LENGTH } from '@ante/contract/launch/business-wallet.ts'
import type { BusinessCall, BusinessForm } from '@ante/contract/launch/business-wallet.ts'
import type * as z from 'zod/mini'

import type { VendorKey } from '../../vendor-keys.ts'

/** The three fields of a call's form. */
export function sealedCall({ keyId, secret }: VendorKey, call: BusinessCall): z.output<typeof BusinessForm> {
  const params = desEncrypted(JSON.stringify(call), secret.slice(0, BUSINESS_DES_KEY_LENGTH))
  return { merchant_code: keyId, params, sign: businessSign(params, secret) }
}

/** Whether an answer is the vendor's own, and to this very call: one that was heard before answers no other. */
export function isAnswerTo(call: { sign: string }, { secret }: VendorKey, text: string, sign: string | null): boolean {
  const wanted = Buffer.from(businessSign(text + call.sign, secret))
  const given = Buffer.from(sign ?? '')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function businessSign(text: string, secret: string): string {
  return createHash('sha256')
    .update(text + secret)
    .digest('hex')
}

/** DES itself is gone from OpenSSL 3; three times the same key is the same cipher. It hides nothing: TLS does. */
function desEncrypted(text: string, key: string): string {
  const cipher = createCipheriv('des-ede3', Buffer.from(key.repeat(3)), null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}
