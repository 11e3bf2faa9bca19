import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Config } from './config.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts data that the gateway must read again, and that a copy of the database must not reveal. */
export class Secrets {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'ante secrets 1', KEY_BYTES))
  }

  /** Content sealed for one purpose, such as a member's authenticator, cannot be opened for another. */
  seal(content: Buffer, purpose: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(purpose))
    return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()])
  }

  /** Returns null if it was sealed with another secret, for another purpose, or is damaged. */
  open(sealed: Buffer, purpose: string): Buffer | null {
    if (sealed.length < NONCE_BYTES + TAG_BYTES) return null
    const nonce = sealed.subarray(0, NONCE_BYTES)
    const decipher = createDecipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(-TAG_BYTES))
    try {
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    } catch {
      return null
    }
  }

  /** Returns a keyed hash, equal for the same content and purpose: it finds equal content without storing it. */
  mark(content: Buffer, purpose: string): Buffer {
    return createHmac('sha256', this.#key).update(`${purpose}\0`).update(content).digest()
  }
}

const FILE = 'secrets.key'

type SecretsLocation = Pick<Config, 'secretsKey' | 'dataDir'>

/** Returns the secret of `openSecrets` without creating one: null if there is none yet. */
export async function readSecrets({ secretsKey, dataDir }: SecretsLocation): Promise<Secrets | null> {
  const secret = secretsKey ?? (await fileSecret(join(dataDir, FILE)))
  return secret === '' ? null : new Secrets(secret)
}

/** Returns the configured secret; otherwise one created at the first start, beside the embedded database. */
export async function openSecrets({ secretsKey, dataDir }: SecretsLocation): Promise<Secrets> {
  return new Secrets(secretsKey ?? (await storedSecret(dataDir)))
}

async function storedSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const file = join(dataDir, FILE)
  const fileSecretValue = await fileSecret(file)
  return fileSecretValue === '' ? createSecret(file) : fileSecretValue
}

const fileSecret = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '')

/** Written to disk before anything is sealed with it. */
async function createSecret(path: string): Promise<string> {
  const secret = randomBytes(KEY_BYTES).toString('base64url')
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(secret)
    await file.sync()
  } finally {
    await file.close()
  }
  return secret
}
