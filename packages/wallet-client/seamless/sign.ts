import { createHmac, randomUUID } from 'node:crypto'

import { seamlessHeader, seamlessSignedHead } from '@ante/contract/launch/seamless-wallet.ts'

import type { VendorKey } from '../vendor-key.ts'

/**
 * Returns the headers that authenticate a vendor's call: an HMAC-SHA256 over its method, path, timestamp and nonce, and
 * the exact bytes of its body.
 */
export function signedHeaders(
  vendorKey: VendorKey,
  { path, body }: { path: string; body: string },
  at = Date.now(),
): Record<string, string> {
  const timestamp = at.toString()
  const nonce = randomUUID()
  const signature = createHmac('sha256', vendorKey.secret)
    .update(seamlessSignedHead({ path, timestamp, nonce }))
    .update(body, 'utf8')
    .digest('hex')
  return {
    [seamlessHeader.vendor]: vendorKey.vendor,
    [seamlessHeader.key]: vendorKey.keyId,
    [seamlessHeader.timestamp]: timestamp,
    [seamlessHeader.nonce]: nonce,
    [seamlessHeader.signature]: signature,
  }
}
