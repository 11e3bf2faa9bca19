import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

import type { Brand } from './brands.ts'
import type { Person } from './people.ts'

const GOOD_FOR_MS = 60_000
/** Maximum number of pending codes. */
const LIMIT = 1_000

/** Permission to disclose a person's identity to a client, until the client redeems it. */
export interface Grant {
  brand: Brand
  person: Person
  clientId: string
  redirectUri: string
  nonce: string
  codeChallenge: string
}

/** A request to exchange a code for the granted identity. */
export interface Redemption {
  brand: Brand
  code: string
  clientId: string
  redirectUri: string
  codeVerifier: string
}

/** Pending authorization codes. Each can be redeemed once; a restart invalidates all of them. */
export class Grants {
  readonly #grants = new Map<string, Grant & { until: number }>()

  create(grant: Grant): string {
    const code = randomBytes(24).toString('base64url')
    const [oldest] = this.#grants.keys()
    if (this.#grants.size >= LIMIT && oldest) this.#grants.delete(oldest)
    this.#grants.set(code, { ...grant, until: performance.now() + GOOD_FOR_MS })
    return code
  }

  /** Returns null when the code is unknown, expired, already redeemed, or was issued for another client or verifier. */
  redeem({ brand, code, clientId, redirectUri, codeVerifier }: Redemption): Grant | null {
    const grant = this.#grants.get(code)
    this.#grants.delete(code)
    if (!grant || grant.until < performance.now()) return null
    const isTheirs = grant.brand === brand && grant.clientId === clientId && grant.redirectUri === redirectUri
    return isTheirs && matchesChallenge(grant.codeChallenge, codeVerifier) ? grant : null
  }
}

/** Source: RFC 7636, S256. */
function matchesChallenge(challenge: string, verifier: string): boolean {
  const challengeBytes = Buffer.from(challenge)
  const computedChallenge = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  return challengeBytes.length === computedChallenge.length && timingSafeEqual(challengeBytes, computedChallenge)
}
