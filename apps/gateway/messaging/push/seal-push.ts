import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const CURVE = 'prime256v1'
const SALT_BYTES = 16
const RECORD_BYTES = 4096
/** Delimiter of the last record. Source: RFC 8188, 2. */
const LAST = Buffer.from([2])

export interface Receiver {
  /** The device's public key and authentication secret, in base64url. */
  p256dh: string
  auth: string
}

export interface Randomness {
  salt: Buffer
  privateKey: Buffer
}

/**
 * Encrypts a text for one device, so that its push service cannot read it: `aes128gcm` in one record. Sources: RFC
 * 8188, RFC 8291. Throws if the device's key is not a point on the curve.
 */
export function sealPush(text: string, { p256dh, auth }: Receiver, random: Randomness = fresh()): Buffer {
  const senderKeys = createECDH(CURVE)
  senderKeys.setPrivateKey(random.privateKey)
  const ownKey = senderKeys.getPublicKey()
  const receiverKey = Buffer.from(p256dh, 'base64url')
  const shared = senderKeys.computeSecret(receiverKey)
  const secret = Buffer.from(auth, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, ownKey])
  const keyed = Buffer.from(hkdfSync('sha256', shared, secret, info, 32))
  const derived = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', keyed, random.salt, `Content-Encoding: ${purpose}\0`, bytes))
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  const sealed = Buffer.concat([cipher.update(Buffer.from(text)), cipher.update(LAST), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([random.salt, size, Buffer.from([ownKey.length]), ownKey, sealed, cipher.getAuthTag()])
}

/** Key pair and salt are used for one message only. */
function fresh(): Randomness {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return { salt: randomBytes(SALT_BYTES), privateKey: pair.getPrivateKey() }
}
