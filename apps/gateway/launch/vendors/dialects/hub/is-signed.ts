import { createHash, createPublicKey, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

import { HUB_SIGNATURE } from '@ante/contract/launch/dialects/hub.ts'

import type { VendorKey } from '../../../vendor-keys.ts'
import type { SignedRequest } from '../dialect-definition.ts'

const BASE64 = /^[A-Za-z0-9+/]{100,1400}={0,2}$/
const MODULUS_BYTES = 256

/** Cache of parsed keys by PEM. It has no limit, because vendors have few keys. */
const read = new Map<string, KeyObject>()

export function isSignedForHub({ headers, body }: SignedRequest, key: VendorKey | null): boolean {
  const signature = headers[HUB_SIGNATURE.toLowerCase()]
  const receivedSignature = typeof signature === 'string' && BASE64.test(signature) ? signature : ''
  const publicKey = key?.publicKey ? keyOf(key.publicKey) : UNUSABLE_KEY
  return verify('sha256', body, publicKey, Buffer.from(receivedSignature, 'base64')) && publicKey !== UNUSABLE_KEY
}

function keyOf(pem: string): KeyObject {
  const publicKey = read.get(pem) ?? createPublicKey(pem)
  read.set(pem, publicKey)
  return publicKey
}

/**
 * A key that verifies no signature but takes the same time: its modulus is derived from hashes, and the private key is
 * unknown.
 */
const UNUSABLE_KEY = createPublicKey({
  key: {
    kty: 'RSA',
    e: 'AQAB',
    n: oddNumber().toString('base64url'),
  },
  format: 'jwk',
})

function oddNumber(): Buffer {
  const parts = Array.from({ length: MODULUS_BYTES / 32 }, (_, part) =>
    createHash('sha256').update(`unknown key ${part}`).digest(),
  )
  const number = Buffer.concat(parts)
  number[0] = (number[0] ?? 0) | 0x80
  number[MODULUS_BYTES - 1] = (number[MODULUS_BYTES - 1] ?? 0) | 1
  return number
}
