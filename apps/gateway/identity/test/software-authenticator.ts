import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

import type { addPasskey, loginPasskey } from '@ante/contract/identity/passkeys.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'

interface AuthenticatorInput {
  challenge: string
  host?: string
  origin?: string
  /** Whether the device verified its user. */
  verified?: boolean
}

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

/** A software device that creates a passkey and signs with it, like a phone. Source: WebAuthn level 3, 6.1 and 6.5. */
export class SoftwareAuthenticator {
  readonly #id = randomBytes(32)
  readonly #privateKey: KeyObject
  readonly #publicKey: KeyObject
  counter = 0

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = pair.privateKey
    this.#publicKey = pair.publicKey
  }

  make(ceremony: AuthenticatorInput): InputOf<typeof addPasskey>['response'] {
    const attested = Buffer.concat([Buffer.alloc(16), length16(this.#id), this.#id, this.#coseKey()])
    const data = Buffer.concat([this.#data(ceremony, WITH_KEY), attested])
    const attestation = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(data)])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  sign(ceremony: AuthenticatorInput): InputOf<typeof loginPasskey>['response'] {
    this.counter++
    const data = this.#data(ceremony, 0)
    const client = clientData('webauthn.get', ceremony)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
      },
    }
  }

  #credential() {
    const id = this.#id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const }
  }

  #data({ host = 'localhost', verified = true }: AuthenticatorInput, more: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.counter)
    const flags = PRESENT | (verified ? VERIFIED : 0) | more
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), count])
  }

  /** COSE: an EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1) with its x (-2) and y (-3). */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' })
    const counterByte = Buffer.from([0x01])
    return map(
      [counterByte, Buffer.from([0x02])],
      [Buffer.from([0x03]), Buffer.from([0x26])],
      [Buffer.from([0x20]), counterByte],
      [Buffer.from([0x21]), bytes(Buffer.from(x, 'base64url'))],
      [Buffer.from([0x22]), bytes(Buffer.from(y, 'base64url'))],
    )
  }
}

function clientData(type: string, { challenge, origin = 'http://localhost' }: AuthenticatorInput): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

// The subset of CBOR that a device needs. Source: RFC 8949, 3.
const map = (...entries: [Buffer, Buffer][]) => Buffer.concat([Buffer.from([0xa0 + entries.length]), ...entries.flat()])
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer) =>
  Buffer.concat([
    value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.from([0x59, ...length16(value)]),
    value,
  ])

function length16({ length }: Buffer): Buffer {
  return Buffer.from([length >> 8, length & 0xff])
}
