import { verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

import * as z from 'zod'

/** The most that two clocks may differ. */
const SKEW_SECONDS = 60

const Header = z.object({ alg: z.string(), kid: z.string().max(200).optional() })
const seconds = z.number().int().positive()
const Claims = z.looseObject({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  sub: z.string().min(1).max(255),
  exp: seconds,
  iat: seconds,
  auth_time: seconds.optional(),
  nonce: z.string().optional(),
  azp: z.string().optional(),
})
export type Claims = z.output<typeof Claims>

export interface IdToken {
  header: z.output<typeof Header>
  claims: Claims
  /** What the signature is over. */
  signed: string
  signature: Buffer
}

/** What the token says, which nobody has vouched for yet; null where it is none. */
export function readIdToken(text: string): IdToken | null {
  const [head = '', body = '', signature = '', ...more] = text.split('.')
  if (more.length > 0) return null
  const header = Header.safeParse(jsonOf(head))
  const claims = Claims.safeParse(jsonOf(body))
  if (!header.success || !claims.success) return null
  return {
    header: header.data,
    claims: claims.data,
    signed: `${head}.${body}`,
    signature: Buffer.from(signature, 'base64url'),
  }
}

/** Whether this key has signed it. RS256 alone: what a token says of its own algorithm is the first thing to be forged. */
export function isSignedBy({ header, signed, signature }: IdToken, key: KeyObject): boolean {
  if (header.alg !== 'RS256' || key.asymmetricKeyType !== 'rsa') return false
  return verify('RSA-SHA256', Buffer.from(signed), key, signature)
}

export interface Expected {
  issuer: string
  audience: string
  now: Date
  nonce?: string
}

/** Whether it was made for us, now, by whom we asked. Source: OpenID Connect Core 3.1.3.7. */
export function isMeantFor({ claims }: IdToken, { issuer, audience, now, nonce }: Expected): boolean {
  const { iss, aud, azp, exp, iat } = claims
  const at = now.getTime() / 1000
  const audiences = typeof aud === 'string' ? [aud] : aud
  return (
    iss === issuer &&
    audiences.includes(audience) &&
    (audiences.length === 1 || azp === audience) &&
    exp > at &&
    iat <= at + SKEW_SECONDS &&
    (nonce === undefined || claims.nonce === nonce)
  )
}

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
