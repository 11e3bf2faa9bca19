import { errors, importJWK, jwtVerify } from 'jose'

const POINT_BYTES = 65
const MAX_VALIDITY_SECONDS = 24 * 3_600

interface Params {
  origin: string
  now: Date
}

/** Whether the VAPID header is a valid token for this service, valid for at most a day. Source: RFC 8292. */
export async function isSigned(authorization: string | undefined, { origin, now }: Params): Promise<boolean> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  const point = Buffer.from(key, 'base64url')
  if (point.length !== POINT_BYTES) return false
  try {
    const { payload } = await jwtVerify(token, await keyAt(point), {
      algorithms: ['ES256'],
      audience: origin,
      currentDate: now,
      requiredClaims: ['exp', 'sub'],
    })
    return Boolean(payload.sub) && (payload.exp ?? Infinity) <= now.getTime() / 1000 + MAX_VALIDITY_SECONDS
  } catch (error) {
    if (error instanceof errors.JOSEError) return false
    throw error
  }
}

function keyAt(point: Buffer) {
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  return importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
}
