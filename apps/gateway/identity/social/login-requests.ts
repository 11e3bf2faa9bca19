import { createHash, randomBytes } from 'node:crypto'

import type { SocialProvider } from '@ante/contract/identity/social.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { sha256 } from '../../kit/sha256.ts'

/** Lifetime of a request in milliseconds, within which the person has to sign in at the provider. */
const GOOD_FOR_MS = 10 * 60_000
const TOKEN_BYTES = 32
const DELETED_AT_ONCE = 20

export interface LoginRequest {
  merchantCode: string
  provider: SocialProvider
  redirectUri: string
}

type LoginRequestPorts = Pick<Ports, 'db' | 'clock' | 'secrets'>

/** Stores a request before the browser is sent to the provider; returns the parameters of the redirect. */
export async function storeLoginRequest(
  { db, clock, secrets }: LoginRequestPorts,
  { merchantCode, provider, redirectUri }: LoginRequest,
) {
  const now = clock.now()
  await deleteExpired(db, now)
  const state = randomBytes(TOKEN_BYTES).toString('base64url')
  const verifier = randomBytes(TOKEN_BYTES).toString('base64url')
  await db
    .insertInto('social_login_request')
    .values({
      state_hash: hashOf(state),
      merchant_code: merchantCode,
      provider,
      verifier_sealed: secrets.seal(Buffer.from(verifier), `social wish ${state}`),
      redirect_uri: redirectUri,
      expires_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    .execute()
  const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
  return { state, nonce: nonceOf(verifier), codeChallenge }
}

/** Returns and deletes the stored request with the state that the returning browser sends; null if there is none. */
export async function consumeLoginRequest(
  { db, clock, secrets }: LoginRequestPorts,
  { merchantCode, provider, state }: Omit<LoginRequest, 'redirectUri'> & { state: string },
) {
  const row = await db
    .deleteFrom('social_login_request')
    .where('state_hash', '=', hashOf(state))
    .where('merchant_code', '=', merchantCode)
    .where('provider', '=', provider)
    .returning(['verifier_sealed', 'redirect_uri', 'expires_at'])
    .executeTakeFirst()
  if (!row || row.expires_at <= clock.now()) return null
  const verifier = secrets.open(row.verifier_sealed, `social wish ${state}`)?.toString()
  return verifier ? { codeVerifier: verifier, nonce: nonceOf(verifier), redirectUri: row.redirect_uri } : null
}

const hashOf = (state: string) => sha256('social state', state)
/** Returns the nonce, derived from a secret so that it is unpredictable. */
const nonceOf = (verifier: string) => sha256('social nonce', verifier).toString('base64url')

async function deleteExpired(db: Db, now: Date): Promise<void> {
  await sql`
    delete from social_login_request where state_hash in (
      select state_hash from social_login_request where expires_at < ${now}
      order by expires_at limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(db)
}
