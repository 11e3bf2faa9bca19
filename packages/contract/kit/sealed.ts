import * as z from 'zod/mini'

import { endpoint, Nothing } from './endpoint.ts'

/** The gateway's public key for sealed bodies: 65 bytes of an uncompressed point on P-256, in base64url. */
export const EncryptionKey = z.object({ keyId: z.string(), publicKey: z.string() })
export type EncryptionKey = z.output<typeof EncryptionKey>

export const getEncryptionKey = endpoint({
  summary: 'The key that bodies with passwords are sealed for',
  method: 'GET',
  path: '/wps/system/encryptionKey',
  access: 'anyone',
  input: Nothing,
  output: EncryptionKey,
})

/** What a sealed body is: base64 of 12 random bytes, the AES-256-GCM ciphertext of the JSON, and its 16 byte tag. */
export interface SealedBody {
  value: string
}

/** The name of this way of sealing, which the key of a body is derived for (HKDF-SHA-256). */
export const SEALING = 'ante sealed body 1'

/** What the header `Encryption` says: which key was used, when (milliseconds), and the sender's key of this one call. */
export interface Encryption {
  keyId: string
  time: number
  /** A point on P-256 as above. No two calls have the same, so it is also what tells a repeated call. */
  senderKey: string
}

export const encryptionText = ({ keyId, time, senderKey }: Encryption): string => `${keyId}.${time}.${senderKey}`

const TEXT = /^([\w-]{1,40})\.(\d{1,15})\.([\w-]{87})$/

/** Null where the header says nothing of the kind. */
export function readEncryption(text: string): Encryption | null {
  const [, keyId, time, senderKey] = TEXT.exec(text) ?? []
  return keyId && time && senderKey ? { keyId, time: Number(time), senderKey } : null
}

/** What is authenticated with a body: a body that was meant for another call cannot be opened. */
export function sealedFor(method: string, path: string, encryption: string): string {
  return `${method} ${path}\n${encryption}`
}
