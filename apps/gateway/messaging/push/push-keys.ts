import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

import { SignJWT } from 'jose'

import type { Ports } from '../../kit/ports.ts'
import './tables.ts'

const PURPOSE = 'push key'
/** A push service takes no token that is good for longer than a day. Source: RFC 8292, 2. */
const TOKEN_SECONDS = 12 * 3_600

/** By what push services know this site. Source: RFC 8292. */
export interface PushKeys {
  /** An uncompressed point in base64url, as browsers want it. */
  publicKey: string
  privateKey: KeyObject
}

/** The pair of this database, made once whoever is first; `PUSH_KEY` names another one. */
export async function openPushKeys({
  db,
  secrets,
  config,
}: Pick<Ports, 'db' | 'secrets' | 'config'>): Promise<PushKeys> {
  if (config.push.key) return keysOf(config.push.key)
  const made = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const { x = '', y = '', d = '' } = made
  await db
    .insertInto('push_key')
    .values({ public_key: pointOf({ x, y }), secret: secrets.seal(Buffer.from(d, 'base64url'), PURPOSE) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await db.selectFrom('push_key').selectAll().executeTakeFirstOrThrow()
  const secret = secrets.open(kept.secret, PURPOSE)
  if (!secret) throw new Error('the key for push messages was sealed by another SECRETS_KEY')
  return { publicKey: kept.public_key, privateKey: privateKeyOf(kept.public_key, secret.toString('base64url')) }
}

/** A pair as `web-push generate-vapid-keys` and others write it: the public half, a colon, the secret one. */
function keysOf(pair: string): PushKeys {
  const [publicKey = '', secret = ''] = pair.split(':')
  return { publicKey, privateKey: privateKeyOf(publicKey, secret) }
}

const pointOf = ({ x, y }: { x: string; y: string }): string =>
  Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url')

function privateKeyOf(publicKey: string, d: string): KeyObject {
  const point = Buffer.from(publicKey, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d }, format: 'jwk' })
}

/** The `Authorization` of a message: a token for this push service alone that says who sends, signed. */
export async function authorizationFor(
  { publicKey, privateKey }: PushKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + TOKEN_SECONDS)
    .setSubject(contact)
    .sign(privateKey)
  return `vapid t=${token}, k=${publicKey}`
}
