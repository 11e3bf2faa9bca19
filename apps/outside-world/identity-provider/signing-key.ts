import { generateKeyPairSync, randomUUID } from 'node:crypto'

import { SignJWT } from 'jose'
import type { JWTPayload } from 'jose'

/** The key that signs all tokens of one process. A restart creates a new key, which verifiers have to fetch. */
export class SigningKey {
  readonly #keyId = randomUUID()
  readonly #pair = generateKeyPairSync('rsa', { modulusLength: 2048 })

  /** The public key as published in the JWKS. */
  get published() {
    return { ...this.#pair.publicKey.export({ format: 'jwk' }), kid: this.#keyId, use: 'sig', alg: 'RS256' }
  }

  tokenOf(claims: JWTPayload): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: this.#keyId, typ: 'JWT' })
      .sign(this.#pair.privateKey)
  }
}
