import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'

/** The key that all tokens of one run are signed by. A restart has another one: whoever checks has to ask for it. */
export class SigningKey {
  readonly #kid = randomUUID()
  readonly #pair = generateKeyPairSync('rsa', { modulusLength: 2048 })

  /** What is published of it. */
  get published() {
    return { ...this.#pair.publicKey.export({ format: 'jwk' }), kid: this.#kid, use: 'sig', alg: 'RS256' }
  }

  tokenOf(claims: object): string {
    const signed = `${part({ alg: 'RS256', kid: this.#kid, typ: 'JWT' })}.${part(claims)}`
    return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), this.#pair.privateKey).toString('base64url')}`
  }
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
