import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { SharedGateway } from '../../test/start-gateway.ts'

const PROJECT = 'ante-test'

interface TestKey {
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
}

export const newKey = (kid: string = randomUUID()): TestKey => ({
  kid,
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }),
})

/** Signs tokens as Firebase does, and publishes its keys at a real URL. */
export interface TokenIssuer {
  keysUrl: string
  /** Returns how many times the keys were fetched. */
  requested(): number
  /** Replaces the published keys. */
  publish(...keys: TestKey[]): void
  goDown(): void
  close(): Promise<void>
}

export async function startTokenIssuer(...first: TestKey[]): Promise<TokenIssuer> {
  let keys = first
  let isDown = false
  let requests = 0
  const server = createServer((_request, response) => {
    requests += 1
    if (isDown) return response.writeHead(503).end()
    const published = keys.map(({ kid, publicKey }) => ({ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig' }))
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' })
    return response.end(JSON.stringify({ keys: published }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    keysUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    requested: () => requests,
    publish: (...newer) => {
      keys = newer
      isDown = false
    },
    goDown: () => {
      isDown = true
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Builds a token with any header and claims, signed with this key, or unsigned if null. */
export function tokenOf(header: object, claims: object, key: KeyObject | null): string {
  const signed = `${part(header)}.${part(claims)}`
  return `${signed}.${key ? sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url') : ''}`
}

/** Returns current Firebase claims; no two are equal. */
export function firebaseClaims({ ports }: Pick<SharedGateway, 'ports'>, shown: object): Record<string, unknown> {
  const now = Math.floor(ports.clock.now().getTime() / 1000)
  const uid = randomUUID()
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: uid,
    user_id: uid,
    auth_time: now - 1,
    iat: now - 1,
    exp: now + 3600,
    ...shown,
  }
}

export const byPhone = (mobile: string) => ({
  phone_number: mobile,
  firebase: { sign_in_provider: 'phone', identities: { phone: [mobile] } },
})

export const byProvider = (provider: string, subject: string, more: object = {}) => ({
  ...more,
  firebase: { sign_in_provider: provider, identities: { [provider]: [subject] } },
})

export const projectWith = (keysUrl: string, emulatorHost: string | null = null) => ({
  projectId: PROJECT,
  apiKey: 'key-of-the-test',
  authDomain: 'ante-test.firebaseapp.example',
  emulatorHost,
  keysUrl,
})
