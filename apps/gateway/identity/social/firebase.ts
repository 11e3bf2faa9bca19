import type { SocialProvider } from '@ante/contract/identity/social.ts'
import * as z from 'zod'

import type { FirebaseConfig } from '../../kit/social-config.ts'
import type { Ports } from '../../kit/ports.ts'
import { isMeantFor, isSignedBy, readIdToken } from './id-token.ts'
import type { IdToken } from './id-token.ts'
import { PublishedKeys } from './published-keys.ts'
import type { SocialPerson } from './social-tables.ts'

/** What was shown a while ago shows nothing: somebody else may have the telephone by now. */
const SHOWN_WITHIN_SECONDS = 600

const Said = z.object({
  phone_number: z.string().optional(),
  email: z.string().max(255).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().max(255).optional(),
  firebase: z.object({
    sign_in_provider: z.string(),
    identities: z.record(z.string(), z.array(z.unknown())).default({}),
  }),
})

/** What a token of Firebase's shows: a number whose code came back, or an account of a provider. */
export type Shown =
  | { kind: 'number'; mobile: string; token: ShownToken }
  | { kind: 'person'; person: SocialPerson; token: ShownToken }
  | { kind: 'refused' }
  /** Firebase's keys cannot be had. */
  | { kind: 'unreachable' }

export interface ShownToken {
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

  async shown(text: string): Promise<Shown> {
    const { firebase } = this.#ports.config.social
    const token = readIdToken(text)
    if (!firebase || !token) return { kind: 'refused' }
    const signed = await this.#isSigned(firebase, token)
    if (signed !== 'yes') return { kind: signed === 'no' ? 'refused' : 'unreachable' }

    const now = this.#ports.clock.now()
    const issuer = `https://securetoken.google.com/${firebase.projectId}`
    const isFresh = (token.claims.auth_time ?? 0) > now.getTime() / 1000 - SHOWN_WITHIN_SECONDS
    if (!isFresh || !isMeantFor(token, { issuer, audience: firebase.projectId, now })) return { kind: 'refused' }
    return whatItShows(token, { text, expiresAt: new Date(token.claims.exp * 1000) })
  }

  async #isSigned(firebase: FirebaseConfig, token: IdToken): Promise<'yes' | 'no' | 'unreachable'> {
    // The emulator signs nothing; production is not configured with one.
    if (firebase.emulatorHost) return token.header.alg === 'none' && token.signature.length === 0 ? 'yes' : 'no'
    if (token.header.alg !== 'RS256' || !token.header.kid) return 'no'
    const found = await this.#keysAt(firebase.keysUrl).keyOf(token.header.kid)
    if (found.kind === 'unreachable') return 'unreachable'
    return found.kind === 'key' && isSignedBy(token, found.key) ? 'yes' : 'no'
  }

  #keysAt(url: string): PublishedKeys {
    if (this.#keys?.url !== url) this.#keys = { url, published: new PublishedKeys(url, this.#ports.clock) }
    return this.#keys.published
  }
}

function whatItShows({ claims }: IdToken, token: ShownToken): Shown {
  const said = Said.safeParse(claims)
  if (!said.success) return { kind: 'refused' }
  const { phone_number: mobile, email, email_verified: isVerified, name = '', firebase } = said.data
  if (firebase.sign_in_provider === 'phone' && mobile) return { kind: 'number', mobile, token }

  const provider = PROVIDERS[firebase.sign_in_provider]
  const subject = firebase.identities[firebase.sign_in_provider]?.[0]
  if (!provider || typeof subject !== 'string' || subject === '' || subject.length > 255) return { kind: 'refused' }
  return { kind: 'person', person: { provider, subject, email: isVerified ? (email ?? null) : null, name }, token }
}
