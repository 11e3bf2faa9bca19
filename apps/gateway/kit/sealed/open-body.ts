import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

import { SEALING } from '@ante/contract/kit/sealed.ts'

import { CURVE } from './encryption-keys.ts'
import type { OwnKey } from './encryption-keys.ts'

const POINT_BYTES = 65
const UNCOMPRESSED = 4
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

export interface BodyToOpen {
  own: OwnKey
  /** The sender's public key, base64url. */
  senderKey: string
  /** Base64. */
  value: string
  sealedFor: string
}

/** Returns the decrypted body, or null if anything was altered. */
export function openBody({ own, senderKey, value, sealedFor }: BodyToOpen): Buffer | null {
  const sender = bytesOf(senderKey, 'base64url')
  const sealed = bytesOf(value, 'base64')
  if (sender?.length !== POINT_BYTES || sender[0] !== UNCOMPRESSED) return null
  if (!sealed || sealed.length < NONCE_BYTES + TAG_BYTES) return null
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES)
    const opening = createDecipheriv('aes-256-gcm', keyOf(own, sender), nonce, { authTagLength: TAG_BYTES })
    opening.setAAD(Buffer.from(sealedFor)).setAuthTag(sealed.subarray(-TAG_BYTES))
    return Buffer.concat([opening.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), opening.final()])
  } catch {
    // The sender's key is not on the curve, or the authentication tag is wrong.
    return null
  }
}

/**
 * Derives the key. Both public keys are the salt, because a mirrored point has the same shared secret and must not
 * result in the same key.
 */
function keyOf({ publicKey, privateKey }: OwnKey, sender: Buffer): Buffer {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(privateKey)
  const salt = Buffer.concat([sender, publicKey])
  return Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), salt, SEALING, KEY_BYTES))
}

/** Decodes a text; accepts only its canonical encoding, so that any changed character changes the message. */
function bytesOf(text: string, encoding: 'base64' | 'base64url'): Buffer | null {
  const bytes = Buffer.from(text, encoding)
  return bytes.toString(encoding) === text ? bytes : null
}
