import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

import { encryptionText, SEALING, sealedFor } from '@ante/contract/kit/sealed.ts'
import type { EncryptionKey, SealedBody } from '@ante/contract/kit/sealed.ts'

export interface Sealed {
  /** Value of the header `Encryption`. */
  encryption: string
  body: SealedBody
}

/** Seals a body as browsers do, but with Node's crypto, so that a test compares two implementations. */
export function sealBody(
  key: EncryptionKey,
  { method, path, time }: { method: string; path: string; time: number },
  content: string,
): Sealed {
  const pair = createECDH('prime256v1')
  const sender = pair.generateKeys()
  const recipient = Buffer.from(key.publicKey, 'base64url')
  const encryption = encryptionText({ keyId: key.keyId, time, senderKey: sender.toString('base64url') })
  const secret = pair.computeSecret(recipient)
  const sealingKey = Buffer.from(hkdfSync('sha256', secret, Buffer.concat([sender, recipient]), SEALING, 32))
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce)
  cipher.setAAD(Buffer.from(sealedFor(method, path, encryption)))
  const value = Buffer.concat([nonce, cipher.update(content, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { encryption, body: { value: value.toString('base64') } }
}
