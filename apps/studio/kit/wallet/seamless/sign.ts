import { createHmac, randomUUID } from 'node:crypto'

import { seamlessHeader, seamlessSignedHead } from '@ante/contract/launch/seamless-wallet.ts'
import type { DemoVendorKey } from '@ante/demo/vendor-keys.ts'

/** Returns the headers that authenticate our calls: HMAC-SHA256 over the head and the exact bytes of the body. */
export function signedHeaders(
  by: DemoVendorKey,
  { path, body }: { path: string; body: string },
  at = Date.now(),
): Record<string, string> {
  const timestamp = at.toString()
  const nonce = randomUUID()
  const signature = createHmac('sha256', by.secret)
    .update(seamlessSignedHead({ path, timestamp, nonce }))
    .update(body, 'utf8')
    .digest('hex')
  return {
    [seamlessHeader.vendor]: by.vendor,
    [seamlessHeader.key]: by.keyId,
    [seamlessHeader.timestamp]: timestamp,
    [seamlessHeader.nonce]: nonce,
    [seamlessHeader.signature]: signature,
  }
}
