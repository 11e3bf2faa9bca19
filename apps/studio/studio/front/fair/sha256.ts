/** SHA-256 and HMAC by hand (FIPS 180-4, RFC 2104): a page without encryption has no `crypto.subtle`. */

const BLOCK_BYTES = 64
const LENGTH_BYTES = 8
const WORD_BYTES = 4
const ROUNDS = 64

/** The first 32 bits of the fractional parts of roots of the first primes. */
function rootsOfPrimes(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  return primes.map((prime) => ((root(prime) % 1) * 2 ** 32) | 0)
}

const ROUND_WORDS = rootsOfPrimes(ROUNDS, Math.cbrt)
/** Eight words. */
type State = readonly [number, number, number, number, number, number, number, number]
const [S0 = 0, S1 = 0, S2 = 0, S3 = 0, S4 = 0, S5 = 0, S6 = 0, S7 = 0] = rootsOfPrimes(8, Math.sqrt)
const FIRST_STATE: State = [S0, S1, S2, S3, S4, S5, S6, S7]

export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = paddedOf(bytes)
  const view = new DataView(padded.buffer)
  let state: State = FIRST_STATE
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) state = compressed(state, view, at)
  const digest = new DataView(new ArrayBuffer(state.length * WORD_BYTES))
  for (const [index, word] of state.entries()) digest.setInt32(index * WORD_BYTES, word)
  return new Uint8Array(digest.buffer)
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK_BYTES)
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key)
  const inner = sha256(joined(masked(block, 0x36), message))
  return sha256(joined(masked(block, 0x5c), inner))
}

/** A one, noughts, and the length in bits, up to a whole number of blocks. */
function paddedOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK_BYTES) * BLOCK_BYTES
  const padded = new Uint8Array(length)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  new DataView(padded.buffer).setUint32(length - WORD_BYTES, bytes.length * 8)
  return padded
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function compressed(state: State, view: DataView, at: number): State {
  const words = Array.from({ length: 16 }, (_, index) => view.getInt32(at + index * WORD_BYTES))
  for (let index = 16; index < ROUNDS; index++) {
    const word = (back: number) => words[index - back] ?? 0
    const [w2, w7, w15, w16] = [word(2), word(7), word(15), word(16)]
    const one = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3)
    const other = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10)
    words.push((w16 + one + w7 + other) | 0)
  }
  let [a, b, c, d, e, f, g, h] = state
  for (const [index, word] of words.entries()) {
    const chosen = (e & f) ^ (~e & g)
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (ROUND_WORDS[index] ?? 0) + word) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  const [a0, b0, c0, d0, e0, f0, g0, h0] = state
  return [
    (a + a0) | 0,
    (b + b0) | 0,
    (c + c0) | 0,
    (d + d0) | 0,
    (e + e0) | 0,
    (f + f0) | 0,
    (g + g0) | 0,
    (h + h0) | 0,
  ]
}

const masked = (block: Uint8Array, mask: number) => block.map((byte) => byte ^ mask)

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
