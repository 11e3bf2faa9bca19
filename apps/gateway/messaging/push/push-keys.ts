import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

import { SignJWT } from 'jose'

import type { Ports } from '../../kit/ports.ts'
import './tables.ts'

const PURPOSE = 'push key'
/** Token lifetime: push services refuse tokens valid for longer than a day. Source: RFC 8292, 2. */
const TOKEN_SECONDS = 12 * 3_600

/** VAPID keys that identify this site to push services. Source: RFC 8292. */
export interface PushKeys {
  /** An uncompressed point in base64url, as browsers require. */
  publicKey: string
  privateKey: KeyObject
}

/** Returns this database's key pair, created by the first caller; `PUSH_KEY` sets another one. */
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
  const stored = await db.selectFrom('push_key').selectAll().executeTakeFirstOrThrow()
  const secret = secrets.open(stored.secret, PURPOSE)
  if (!secret) throw new Error('the key for push messages was sealed with another SECRETS_KEY')
  return { publicKey: stored.public_key, privateKey: privateKeyOf(stored.public_key, secret.toString('base64url')) }
}

/**
 * Parses a pair in the format of `web-push generate-vapid-keys` and others: the public key, a colon, the private key.
 */
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

/**
 * Returns the `Authorization` header of a message: a signed token that identifies the sender to this push service only.
 */
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
