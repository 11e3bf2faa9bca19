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
const FIRST_STATE = rootsOfPrimes(8, Math.sqrt)

export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = paddedOf(bytes)
  const view = new DataView(padded.buffer)
  let state = FIRST_STATE
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

function compressed(state: number[], view: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => view.getInt32(at + index * WORD_BYTES))
  for (let index = 16; index < ROUNDS; index++) {
    const [w2 = 0, w7 = 0, w15 = 0, w16 = 0] = [2, 7, 15, 16].map((back) => words[index - back])
    const one = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3)
    const other = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10)
    words.push((w16 + one + w7 + other) | 0)
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (const [index, word] of words.entries()) {
    const chosen = (e & f) ^ (~e & g)
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (ROUND_WORDS[index] ?? 0) + word) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) | 0)
}

const masked = (block: Uint8Array, mask: number) => block.map((byte) => byte ^ mask)

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
