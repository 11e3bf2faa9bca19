import { createPublicKey, verify } from 'node:crypto'

import * as z from 'zod'

const POINT_BYTES = 65
const LONGEST_SECONDS = 24 * 3_600

interface Asked {
  origin: string
  now: Date
}

/** Whether who sends is who he says, and means this service, for not too long. Source: RFC 8292. */
export function isSigned(authorization: string | undefined, asked: Asked): boolean {
  const [, said = '', signature = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  const point = Buffer.from(key, 'base64url')
  if (point.length !== POINT_BYTES) return false
  const proof = { key: publicKeyAt(point), dsaEncoding: 'ieee-p1363' } as const
  return verify('sha256', Buffer.from(said), proof, Buffer.from(signature, 'base64url')) && isMeant(said, asked)
}

function publicKeyAt(point: Buffer) {
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
}

function isMeant(said: string, { origin, now }: Asked): boolean {
  const [, body = ''] = said.split('.')
  const seconds = now.getTime() / 1000
  const exp = z
    .number()
    .gt(seconds)
    .max(seconds + LONGEST_SECONDS)
  const claims = z.object({ aud: z.literal(origin), exp, sub: z.string().min(1) })
  return claims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))).success
}
