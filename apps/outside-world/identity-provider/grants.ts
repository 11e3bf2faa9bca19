import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

import type { Brand } from './brands.ts'
import type { Person } from './people.ts'

const GOOD_FOR_MS = 60_000
/** More than any demo has on their way at once. */
const LIMIT = 1_000

/** That a person may be made known to a client, until the client asks for it. */
export interface Grant {
  brand: Brand
  person: Person
  clientId: string
  redirectUri: string
  nonce: string
  codeChallenge: string
}

export interface Claim {
  brand: Brand
  code: string
  clientId: string
  redirectUri: string
  codeVerifier: string
}

/** Codes on their way through a browser. Each is good once, and lost with a restart. */
export class Grants {
  readonly #kept = new Map<string, Grant & { until: number }>()

  keep(grant: Grant): string {
    const code = randomBytes(24).toString('base64url')
    const [oldest] = this.#kept.keys()
    if (this.#kept.size >= LIMIT && oldest) this.#kept.delete(oldest)
    this.#kept.set(code, { ...grant, until: performance.now() + GOOD_FOR_MS })
    return code
  }

  /** Null where the claim is not by whom the code was made for, or came before. */
  take({ brand, code, clientId, redirectUri, codeVerifier }: Claim): Grant | null {
    const grant = this.#kept.get(code)
    this.#kept.delete(code)
    if (!grant || grant.until < performance.now()) return null
    const isTheirs = grant.brand === brand && grant.clientId === clientId && grant.redirectUri === redirectUri
    return isTheirs && fits(grant.codeChallenge, codeVerifier) ? grant : null
  }
}

/** Source: RFC 7636, S256. */
function fits(challenge: string, verifier: string): boolean {
  const wanted = Buffer.from(challenge)
  const shown = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  return wanted.length === shown.length && timingSafeEqual(wanted, shown)
}
