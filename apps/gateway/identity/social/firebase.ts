import type { SocialProvider } from '@ante/contract/identity/social.ts'
import * as z from 'zod'

import type { FirebaseConfig } from '../../kit/social-config.ts'
import type { Ports } from '../../kit/ports.ts'
import { checkIdToken, readUnsignedToken } from './id-token.ts'
import type { CheckedToken, Claims, Expected } from './id-token.ts'
import { PublishedKeys } from './published-keys.ts'
import type { SocialPerson } from './social-tables.ts'

/** Maximum age of a verification in seconds. Afterwards the number may belong to another person. */
const MAX_VERIFICATION_AGE_SECONDS = 600

const FirebaseClaims = z.object({
  phone_number: z.string().optional(),
  email: z.string().max(255).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().max(255).optional(),
  firebase: z.object({
    sign_in_provider: z.string(),
    identities: z.record(z.string(), z.array(z.unknown())).default({}),
  }),
})

/** Content of a Firebase token: a number verified by code, or a provider account. */
export type CheckedFirebaseToken =
  | { kind: 'number'; mobile: string; token: VerifiedToken }
  | { kind: 'person'; person: SocialPerson; token: VerifiedToken }
  | { kind: 'refused' }
  /** Firebase's keys are unavailable. */
  | { kind: 'unreachable' }

export interface VerifiedToken {
  text: string
  expiresAt: Date
}

const PROVIDERS: Record<string, SocialProvider> = { 'google.com': 'google', 'facebook.com': 'facebook' }

/** Checks Firebase's tokens. Source: Firebase, "Verify ID tokens using a third-party JWT library". */
export class Firebase {
  readonly #ports: Pick<Ports, 'config' | 'clock'>
  #keys: { url: string; published: PublishedKeys } | null = null

  constructor(ports: Pick<Ports, 'config' | 'clock'>) {
    this.#ports = ports
  }

  get isConfigured(): boolean {
    return this.#ports.config.social.firebase !== null
  }

  async checkToken(text: string): Promise<CheckedFirebaseToken> {
    const { firebase } = this.#ports.config.social
    if (!firebase) return { kind: 'refused' }
    const now = this.#ports.clock.now()
    const issuer = `https://securetoken.google.com/${firebase.projectId}`
    const checked = await this.#checked(firebase, text, { issuer, audience: firebase.projectId, now })
    if (checked.kind !== 'claims') return checked

    const { claims } = checked
    const isFresh = (claims.auth_time ?? 0) > now.getTime() / 1000 - MAX_VERIFICATION_AGE_SECONDS
    return isFresh ? readClaims(claims, { text, expiresAt: new Date(claims.exp * 1000) }) : { kind: 'refused' }
  }

  async #checked({ emulatorHost, keysUrl }: FirebaseConfig, text: string, expected: Expected): Promise<CheckedToken> {
    // The emulator does not sign its tokens. It is never configured in production.
    if (emulatorHost) return readUnsignedToken(text, expected)
    return checkIdToken(text, this.#keysAt(keysUrl), expected)
  }

  #keysAt(url: string): PublishedKeys {
    if (this.#keys?.url !== url) this.#keys = { url, published: new PublishedKeys(url, this.#ports.clock) }
    return this.#keys.published
  }
}

function readClaims(claims: Claims, token: VerifiedToken): CheckedFirebaseToken {
  const parsed = FirebaseClaims.safeParse(claims)
  if (!parsed.success) return { kind: 'refused' }
  const { phone_number: mobile, email, email_verified: isVerified, name = '', firebase } = parsed.data
  if (firebase.sign_in_provider === 'phone' && mobile) return { kind: 'number', mobile, token }

  const provider = PROVIDERS[firebase.sign_in_provider]
  const subject = firebase.identities[firebase.sign_in_provider]?.[0]
  if (!provider || typeof subject !== 'string' || subject === '' || subject.length > 255) return { kind: 'refused' }
  return { kind: 'person', person: { provider, subject, email: isVerified ? (email ?? null) : null, name }, token }
}
