import * as z from 'zod'

import type { Clock } from '../../kit/clock.ts'
import type { ProviderConfig } from '../../kit/social-config.ts'
import { checkIdToken } from './id-token.ts'
import type { Claims } from './id-token.ts'
import { PublishedKeys } from './published-keys.ts'

const ANSWER_LIMIT_MS = 8_000
/** Time in milliseconds for which a provider's endpoints are cached; they rarely change. */
const KNOWN_FOR_MS = 3_600_000

const Address = z.string().regex(/^https?:\/\//)
const ProviderEndpoints = z.object({
  issuer: z.string(),
  authorization_endpoint: Address,
  token_endpoint: Address,
  jwks_uri: Address,
})
type ProviderEndpoints = z.output<typeof ProviderEndpoints>

const Granted = z.object({ id_token: z.string().max(16_384) })

/** Parameters sent with the browser. */
export interface AuthorizationRequest {
  redirectUri: string
  state: string
  nonce: string
  codeChallenge: string
}

/** Parameters returned by the browser, and the stored secret. */
export interface AuthorizationResponse {
  code: string
  redirectUri: string
  codeVerifier: string
  nonce: string
}

/** Result of a check; `unavailable` if the provider does not answer. */
export type ProviderProof = { kind: 'proven'; claims: Claims } | { kind: 'refused' } | { kind: 'unavailable' }

/** A provider with OpenID Connect: authorization code flow with PKCE and nonce. */
export class Provider {
  readonly #config: ProviderConfig
  readonly #clock: Clock
  #endpointCache: { at: number; endpoints: ProviderEndpoints; keys: PublishedKeys } | null = null

  constructor(config: ProviderConfig, clock: Clock) {
    this.#config = config
    this.#clock = clock
  }

  /** Returns the authorization URL; null if the provider does not answer. */
  async addressFor({ redirectUri, state, nonce, codeChallenge }: AuthorizationRequest): Promise<string | null> {
    const endpoints = await this.#cachedEndpoints()
    if (!endpoints) return null
    const url = new URL(endpoints.endpoints.authorization_endpoint)
    const parameters = {
      response_type: 'code',
      client_id: this.#config.clientId,
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
    }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return url.href
  }

  async claimsOf({ code, redirectUri, codeVerifier, nonce }: AuthorizationResponse): Promise<ProviderProof> {
    const endpoints = await this.#cachedEndpoints()
    if (!endpoints) return { kind: 'unavailable' }
    const granted = await this.#exchange(endpoints.endpoints, { code, redirectUri, codeVerifier })
    if (granted.kind !== 'token') return granted

    const { issuer, clientId: audience } = this.#config
    const now = this.#clock.now()
    const checked = await checkIdToken(granted.text, endpoints.keys, { issuer, audience, nonce, now })
    if (checked.kind === 'unreachable') return { kind: 'unavailable' }
    return checked.kind === 'claims' ? { kind: 'proven', claims: checked.claims } : checked
  }

  async #exchange(
    { token_endpoint: address }: ProviderEndpoints,
    { code, redirectUri, codeVerifier }: Omit<AuthorizationResponse, 'nonce'>,
  ): Promise<{ kind: 'token'; text: string } | { kind: 'refused' } | { kind: 'unavailable' }> {
    const { clientId, clientSecret } = this.#config
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: codeVerifier,
      client_id: clientId,
      client_secret: clientSecret,
    })
    try {
      const answer = await fetch(address, {
        method: 'POST',
        body,
        headers: { Accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      })
      if (answer.status >= 500) return { kind: 'unavailable' }
      const granted = Granted.safeParse(await answer.json())
      return answer.ok && granted.success ? { kind: 'token', text: granted.data.id_token } : { kind: 'refused' }
    } catch {
      return { kind: 'unavailable' }
    }
  }

  async #cachedEndpoints() {
    const now = this.#clock.now().getTime()
    if (this.#endpointCache && now - this.#endpointCache.at < KNOWN_FOR_MS) return this.#endpointCache
    try {
      const answer = await fetch(`${this.#config.issuer}/.well-known/openid-configuration`, {
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      })
      const endpoints = ProviderEndpoints.parse(await answer.json())
      // A document of another issuer is refused. Source: OpenID Connect Discovery 4.3.
      if (endpoints.issuer !== this.#config.issuer) return null
      this.#endpointCache = { at: now, endpoints, keys: new PublishedKeys(endpoints.jwks_uri, this.#clock) }
    } catch {
      // The cached endpoints remain in use.
    }
    return this.#endpointCache
  }
}
