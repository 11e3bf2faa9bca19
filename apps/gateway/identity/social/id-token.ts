import { errors, jwtVerify, UnsecuredJWT } from 'jose'
import * as z from 'zod'

import { KeysUnreachable } from './published-keys.ts'
import type { PublishedKeys } from './published-keys.ts'

/** Maximum clock difference. */
const SKEW_SECONDS = 60
/** Accepted signature algorithms. They are fixed, because the token's header cannot be trusted. */
const ALGORITHMS = ['RS256']

const seconds = z.number().int().positive()
const Claims = z.looseObject({
  aud: z.union([z.string(), z.array(z.string())]),
  sub: z.string().min(1).max(255),
  exp: seconds,
  iat: seconds,
  auth_time: seconds.optional(),
  nonce: z.string().optional(),
  azp: z.string().optional(),
})
export type Claims = z.output<typeof Claims>

export interface Expected {
  issuer: string
  audience: string
  now: Date
  nonce?: string
}

/** Result of a check; `unreachable` if the issuer's keys are unavailable. */
export type CheckedToken = { kind: 'claims'; claims: Claims } | { kind: 'refused' } | { kind: 'unreachable' }

/**
 * Returns the claims of a token, if it is signed by its issuer, for this client, and currently valid. Source: OpenID
 * Connect Core 3.1.3.7.
 */
export async function checkIdToken(text: string, keys: PublishedKeys, expected: Expected): Promise<CheckedToken> {
  const { issuer, audience, now: currentDate } = expected
  try {
    const { payload, protectedHeader } = await jwtVerify(text, keys.keyFor, {
      algorithms: ALGORITHMS,
      issuer,
      audience,
      currentDate,
      requiredClaims: ['exp', 'iat', 'sub'],
    })
    // The key id is required, because a key set with a single key would match a token without one.
    return protectedHeader.kid ? hasOurAudience(payload, expected) : { kind: 'refused' }
  } catch (error) {
    if (error instanceof KeysUnreachable) return { kind: 'unreachable' }
    if (error instanceof errors.JOSEError) return { kind: 'refused' }
    throw error
  }
}

/** Returns the claims of an unsigned token of the emulator. Signed tokens are refused. */
export function readUnsignedToken(text: string, expected: Expected): CheckedToken {
  const { issuer, audience, now: currentDate } = expected
  try {
    const { payload } = UnsecuredJWT.decode(text, { issuer, audience, currentDate })
    return hasOurAudience(payload, expected)
  } catch (error) {
    if (error instanceof errors.JOSEError) return { kind: 'refused' }
    throw error
  }
}

function hasOurAudience(payload: unknown, { audience, now, nonce }: Expected): CheckedToken {
  const claims = Claims.safeParse(payload)
  if (!claims.success) return { kind: 'refused' }
  const { aud, azp, iat } = claims.data
  const isOurs =
    (typeof aud === 'string' || aud.length === 1 || azp === audience) &&
    iat <= now.getTime() / 1000 + SKEW_SECONDS &&
    (nonce === undefined || claims.data.nonce === nonce)
  return isOurs ? { kind: 'claims', claims: claims.data } : { kind: 'refused' }
}
