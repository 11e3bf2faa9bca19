import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** Keys of a push subscription on the P-256 curve, as raw bytes. */
export interface ReceiverKeys {
  publicKey: Buffer
  privateKey: Buffer
  /** The subscription's authentication secret. */
  auth: Buffer
}

const SALT_BYTES = 16
const TAG_BYTES = 16
/** Salt, record size, and length of the sender's key. */
const HEADER_BYTES = SALT_BYTES + 4 + 1

/**
 * Decrypts a push message as the device's browser would. Sources: RFC 8188, RFC 8291. Throws if it was
 * encrypted for another device.
 */
export function decryptPushMessage(body: Buffer, { publicKey, privateKey, auth }: ReceiverKeys): string {
  const salt = body.subarray(0, SALT_BYTES)
  const keyLength = body.readUInt8(HEADER_BYTES - 1)
  const senderKey = body.subarray(HEADER_BYTES, HEADER_BYTES + keyLength)
  const record = body.subarray(HEADER_BYTES + keyLength)
  const device = createECDH('prime256v1')
  device.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
  const secret = Buffer.from(hkdfSync('sha256', device.computeSecret(senderKey), auth, info, 32))
  const key = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${purpose}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', key('aes128gcm', 16), key('nonce', 12))
  decipher.setAuthTag(record.subarray(-TAG_BYTES))
  const text = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()])
  // A delimiter byte after the text marks the last record; zero padding may follow.
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8')
}
