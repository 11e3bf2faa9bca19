import type { SocialProof, SocialProvider } from '@ante/contract/identity/social.ts'
import * as z from 'zod'

import type { IdentityPorts } from '../identity-ports.ts'
import type { Claims } from './id-token.ts'
import type { VerifiedToken } from './firebase.ts'
import type { SocialPerson } from './social-tables.ts'
import { consumeLoginRequest } from './login-requests.ts'

export interface Query {
  merchantCode: string
  provider: SocialProvider
  proof: SocialProof
}

/** Result of a check. The caller must invalidate `token`, which is null for redirects: their proof is used up here. */
export type ReadProof =
  | { kind: 'person'; person: SocialPerson; token: VerifiedToken | null }
  | { kind: 'refused' }
  | { kind: 'unavailable' }

/** Verifies a proof, by redirect or Firebase token, and returns its provider account. */
export async function readProof(ports: IdentityPorts, { merchantCode, provider, proof }: Query): Promise<ReadProof> {
  if (proof.kind === 'firebase') return readFirebase(ports, provider, proof.idToken)
  const loginRequest = await consumeLoginRequest(ports, { merchantCode, provider, state: proof.state })
  const identityProvider = ports.providers.of(provider)
  if (!loginRequest || !identityProvider) return { kind: 'refused' }
  const proven = await identityProvider.claimsOf({ ...loginRequest, code: proof.code })
  if (proven.kind !== 'proven') return proven
  return { kind: 'person', person: personOf(provider, proven.claims), token: null }
}

async function readFirebase(
  { firebase }: IdentityPorts,
  provider: SocialProvider,
  idToken: string,
): Promise<ReadProof> {
  const checkedToken = await firebase.checkToken(idToken)
  if (checkedToken.kind === 'unreachable') return { kind: 'unavailable' }
  if (checkedToken.kind !== 'person' || checkedToken.person.provider !== provider) return { kind: 'refused' }
  return checkedToken
}

/** Optional claims of the provider; invalid values are ignored. */
const Described = z.object({
  email: z.string().max(255).optional().catch(undefined),
  // Some providers send the value as text.
  email_verified: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .optional()
    .catch(undefined),
  name: z.string().max(255).optional().catch(undefined),
})

function personOf(provider: SocialProvider, claims: Claims): SocialPerson {
  const { email, email_verified: isVerified, name = '' } = Described.parse(claims)
  return { provider, subject: claims.sub, email: isVerified ? (email ?? null) : null, name }
}
