/** A longer text needs a second block. Source: FIPS 180-4, 5.1.1. */
const LONGEST_TEXT = 55

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let one = 2; found.length < count; one++) if (found.every((prime) => one % prime > 0)) found.push(one)
  return found
}
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32)

/** Source: FIPS 180-4, 4.2.2 and 5.3.3: what stands behind the point of the roots of the first primes. */
const ROUNDS = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))

const words = new Int32Array(64)

/**
 * The first 32 bits of the SHA-256 of a short ASCII text, as a whole number. The browser's own digest is made for long
 * texts: it answers every short one by a promise, which takes ten times as long as the hash itself.
 */
export function shortSha256(text: string): number {
  if (text.length > LONGEST_TEXT) throw new RangeError('the text is longer than one block')
  fill(text)
  return (START[0]! + compress()) >>> 0
}

// All places below are within the arrays, which have 64 and 8: every `!` is sure.

function fill(text: string): void {
  const { length } = text
  words.fill(0, 0, 16)
  for (let at = 0; at < length; at++) words[at >> 2]! |= text.charCodeAt(at) << (24 - (at & 3) * 8)
  words[length >> 2]! |= 0x80 << (24 - (length & 3) * 8)
  words[15] = length * 8
  for (let at = 16; at < 64; at++) {
    const [early, late] = [words[at - 15]!, words[at - 2]!]
    const from = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const to = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[at] = (words[at - 16]! + from + words[at - 7]! + to) | 0
  }
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** What the rounds make of the first word. Source: FIPS 180-4, 6.2.2, whose letters these are. */
function compress(): number {
  let [a, b, c, d] = [START[0]!, START[1]!, START[2]!, START[3]!]
  let [e, f, g, h] = [START[4]!, START[5]!, START[6]!, START[7]!]
  for (let at = 0; at < 64; at++) {
    const chosen = (e & f) ^ (~e & g)
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[at]! + words[at]!) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  return a
}
