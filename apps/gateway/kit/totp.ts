import { createHmac, timingSafeEqual } from 'node:crypto'

/** Source: RFC 6238, with the parameters that all authenticator apps assume. */
const STEP_MS = 30_000
const DIGITS = 6
/** The codes of the adjacent half minutes are accepted too, because of slow typing and clock skew. */
const TOLERATED_STEPS = 1

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const LETTER_BITS = 5

/** Encodes bytes as base32 (RFC 4648) without padding, the form in which users type secrets. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => LETTERS[parseInt(group.padEnd(LETTER_BITS, '0'), 2)]).join('')
}

/** Inverse of `base32`. */
export function bytesOfBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => LETTERS.indexOf(letter).toString(2).padStart(LETTER_BITS, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

export const stepAt = (time: Date): number => Math.floor(time.getTime() / STEP_MS)

/** Returns the code of one half minute. */
export function totp(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Returns the half minute of this code, if it is the current or an adjacent one, else null. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const first = Math.max(0, stepAt(now) - TOLERATED_STEPS)
  const tolerated = Array.from({ length: 2 * TOLERATED_STEPS + 1 }, (_, index) => first + index)
  // Compares with all tolerated codes, so that the time does not depend on the match.
  const fitting = tolerated.filter((item) => timingSafeEqual(Buffer.from(totp(secret, item)), Buffer.from(code)))
  return fitting.at(-1) ?? null
}
