import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import { seamlessHeader, seamlessSignedHead } from '@ante/contract/launch/seamless-wallet.ts'
import type { DemoVendorKey } from '@ante/demo/vendor-keys.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

const CLOCK_SKEW_MS = 5 * 60_000

interface SignedRequest {
  vendor: string
  path: string
  body: Buffer
  headers: IncomingHttpHeaders
}

/** Accepts only calls that the gateway signed with that vendor's key, recently and for the first time. */
export class SignatureCheck {
  readonly #keyOf: (vendor: string) => DemoVendorKey
  /** Used nonces, each with the time until which it is stored. */
  readonly #nonces = new Map<string, number>()

  constructor(keyOf: (vendor: string) => DemoVendorKey) {
    this.#keyOf = keyOf
  }

  require({ vendor, path, body, headers }: SignedRequest): void {
    const [schemeName, keyId, timestamp, nonce, signature] = Object.values(seamlessHeader).map((name) => {
      const value = headers[name.toLowerCase()]
      return typeof value === 'string' ? value : ''
    })
    if (!schemeName || !keyId || !timestamp || !nonce || !signature) throw new Refused('seamless.signature.invalid')
    const key = this.#keyOf(vendor)
    const hmac = createHmac('sha256', key.secret).update(seamlessSignedHead({ path, timestamp, nonce })).update(body)
    const isRight = schemeName === vendor && keyId === key.keyId && isSame(hmac.digest('hex'), signature)
    if (!isRight) throw new Refused('seamless.signature.invalid')
    this.#requireRecent(Number(timestamp))
    this.#requireUnusedNonce(`${vendor} ${nonce}`)
  }

  #requireRecent(timestamp: number): void {
    const now = new Date()
    const isNow = Math.abs(now.getTime() - timestamp) <= CLOCK_SKEW_MS
    if (!isNow) throw new Refused('seamless.clock.skew', { now: now.toISOString() })
  }

  #requireUnusedNonce(nonce: string): void {
    const now = Date.now()
    for (const [storedNonce, until] of this.#nonces) {
      if (until > now) break // in order of arrival
      this.#nonces.delete(storedNonce)
    }
    if (this.#nonces.has(nonce)) throw new Refused('seamless.nonce.repeated')
    this.#nonces.set(nonce, now + 2 * CLOCK_SKEW_MS)
  }
}

function isSame(expected: string, actual: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(actual)]
  return one.length === other.length && timingSafeEqual(one, other)
}
