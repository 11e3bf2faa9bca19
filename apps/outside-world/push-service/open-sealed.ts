import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

export interface ReceiverKeys {
  publicKey: Buffer
  privateKey: Buffer
  auth: Buffer
}

const SALT_BYTES = 16
const TAG_BYTES = 16
const HEAD_BYTES = SALT_BYTES + 4 + 1

/**
 * Decrypts a push message as the device's browser would. Sources: RFC 8188, RFC 8291. Throws when it is not for this
 * device.
 */
export function openSealed(body: Buffer, { publicKey, privateKey, auth }: ReceiverKeys): string {
  const salt = body.subarray(0, SALT_BYTES)
  const keyLength = body.readUInt8(HEAD_BYTES - 1)
  const senderKey = body.subarray(HEAD_BYTES, HEAD_BYTES + keyLength)
  const record = body.subarray(HEAD_BYTES + keyLength)
  const device = createECDH('prime256v1')
  device.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
  const secret = Buffer.from(hkdfSync('sha256', device.computeSecret(senderKey), auth, info, 32))
  const key = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${purpose}\0`, bytes))
  const cipher = createDecipheriv('aes-128-gcm', key('aes128gcm', 16), key('nonce', 12))
  cipher.setAuthTag(record.subarray(-TAG_BYTES))
  const text = Buffer.concat([cipher.update(record.subarray(0, -TAG_BYTES)), cipher.final()])
  // A delimiter byte after the text marks the last record; zero padding may follow.
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8')
}
