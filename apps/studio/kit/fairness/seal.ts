import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts pending seeds in the database, so that read access does not reveal results in advance. */
export interface Seal {
  encrypt(seed: string): string
  /** Decrypts a seed. Returns null when it was encrypted with another secret, or modified. */
  open(sealed: string): string | null
}

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const PREFIX = 'sealed.'
/** Format of seeds stored before encryption existed. */
const BARE = /^[0-9a-f]{64}$/

export function sealOf(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'seeds that wait', KEY_BYTES))
  return {
    encrypt: (seed) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const ciphertext = Buffer.concat([cipher.update(seed, 'utf8'), cipher.final()])
      return PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')
    },
    open: (sealed) => {
      if (BARE.test(sealed)) return sealed
      const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64url')
      const isSealed = sealed.startsWith(PREFIX) && bytes.length > NONCE_BYTES + TAG_BYTES
      return isSealed ? opened(key, bytes) : null
    },
  }
}

function opened(key: Buffer, bytes: Buffer): string | null {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([text, decipher.final()]).toString()
  } catch {
    return null
  }
}
