import * as z from 'zod/mini'

import { endpoint, Nothing } from './endpoint.ts'

/** The gateway's public key for sealed bodies: 65 bytes of an uncompressed point on P-256, in base64url. */
export const EncryptionKey = z.object({ keyId: z.string(), publicKey: z.string() })
export type EncryptionKey = z.output<typeof EncryptionKey>

export const getEncryptionKey = endpoint({
  summary: 'Returns the public key for sealed bodies.',
  method: 'GET',
  path: '/wps/system/encryptionKey',
  access: 'anyone',
  input: Nothing,
  output: EncryptionKey,
})

/** A sealed body: base64 of 12 random bytes, the AES-256-GCM ciphertext of the JSON, and its 16-byte tag. */
export interface SealedBody {
  value: string
}

/** Name of this encryption scheme, an input of the derivation of a body's key (HKDF-SHA-256). */
export const SEALING = 'ante sealed body 1'

/** Content of the header `Encryption`: the key id, the time (milliseconds), and the sender's key of this call. */
export interface Encryption {
  keyId: string
  time: number
  /** A point on P-256 as above. Unique per call, so it also identifies repeated calls. */
  senderKey: string
}

export const encryptionText = ({ keyId, time, senderKey }: Encryption): string => `${keyId}.${time}.${senderKey}`

const TEXT = /^([\w-]{1,40})\.(\d{1,15})\.([\w-]{87})$/

/** Parses the header; null if it is invalid. */
export function readEncryption(text: string): Encryption | null {
  const [, keyId, time, senderKey] = TEXT.exec(text) ?? []
  return keyId && time && senderKey ? { keyId, time: Number(time), senderKey } : null
}

/** Returns the additional authenticated data of a body: a body meant for another call cannot be decrypted. */
export function sealedFor(method: string, path: string, encryption: string): string {
  return `${method} ${path}\n${encryption}`
}
