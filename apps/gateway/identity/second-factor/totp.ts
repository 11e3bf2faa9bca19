import { createHmac, timingSafeEqual } from 'node:crypto'

/** Source: RFC 6238, and what every authenticator app takes for granted. */
const STEP_MS = 30_000
const DIGITS = 6
/** A code of the half minute before and after is taken too: people type slowly, and clocks are off. */
const TOLERATED_STEPS = 1

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const LETTER_BITS = 5

/** RFC 4648, without padding: how secrets are typed. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => LETTERS[parseInt(group.padEnd(LETTER_BITS, '0'), 2)]).join('')
}

export const stepAt = (time: Date): number => Math.floor(time.getTime() / STEP_MS)

/** The code of one half minute. */
export function totp(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The half minute that this is the code of, if it is now or nearly so, else null. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const first = Math.max(0, stepAt(now) - TOLERATED_STEPS)
  const tolerated = Array.from({ length: 2 * TOLERATED_STEPS + 1 }, (_, index) => first + index)
  // All are compared, so that the time tells nothing.
  const fitting = tolerated.filter((one) => timingSafeEqual(Buffer.from(totp(secret, one)), Buffer.from(code)))
  return fitting.at(-1) ?? null
}
