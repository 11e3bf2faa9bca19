import { createHmac, randomUUID } from 'node:crypto'

import { seamlessHeader, seamlessSignedHead } from '@ante/contract/launch/seamless-wallet.ts'
import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'

/** The demo's own key, which is valid only for demos. */
const KEY = vendorKeyOf('vendors-demo-secret-not-for-production', 'ANS')

export function signedHeaders(path: string, body: string): Record<string, string> {
  const timestamp = String(Date.now())
  const nonce = randomUUID()
  const head = seamlessSignedHead({ path, timestamp, nonce })
  return {
    'Content-Type': 'application/json',
    [seamlessHeader.vendor]: KEY.vendor,
    [seamlessHeader.key]: KEY.keyId,
    [seamlessHeader.timestamp]: timestamp,
    [seamlessHeader.nonce]: nonce,
    [seamlessHeader.signature]: createHmac('sha256', KEY.secret).update(head).update(body).digest('hex'),
  }
}

/** Returns a vendor's complete request, as bytes for a connection that stays open. */
export function signedRequest(url: string, path: string, input: object): Buffer {
  const body = JSON.stringify(input)
  const lines = Object.entries({
    Host: new URL(url).host,
    'Content-Length': String(Buffer.byteLength(body)),
    ...signedHeaders(path, body),
  })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${head}\r\n${body}`)
}
