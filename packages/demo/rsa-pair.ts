import { checkPrimeSync, createHmac } from 'node:crypto'

const PRIME_BITS = 1024
const HASH_BITS = 256
const EXPONENT = 65_537n

/** A key pair, in the formats of `createPrivateKey` and `createPublicKey`. */
export interface RsaPair {
  privateKey: { key: RsaJwk & Record<'d' | 'p' | 'q' | 'dp' | 'dq' | 'qi', string>; format: 'jwk' }
  publicKey: { key: RsaJwk; format: 'jwk' }
}

// A type, because an interface is not assignable to Node's type of a key, which has an index signature.
type RsaJwk = { kty: 'RSA'; n: string; e: string }

const cachedPairs = new Map<string, RsaPair>()

/**
 * Returns the RSA keys of a demo vendor, derived from its secret, so that the gateway has the public key and the
 * sandbox the private key without a shared file. Outside a demo each side generates its own keys.
 */
export function rsaPairOf(secret: string): RsaPair {
  const pair = cachedPairs.get(secret) ?? createPair(secret)
  cachedPairs.set(secret, pair)
  return pair
}

function createPair(secret: string): RsaPair {
  const p = primeOf(secret, 'p')
  const q = primeOf(secret, 'q')
  const d = inverse(EXPONENT, (p - 1n) * (q - 1n))
  const publicPart = { kty: 'RSA', n: text(p * q), e: text(EXPONENT) } as const
  const parts = { d: text(d), p: text(p), q: text(q), dp: text(d % (p - 1n)), dq: text(d % (q - 1n)) }
  return {
    privateKey: { key: { ...publicPart, ...parts, qi: text(inverse(q, p)) }, format: 'jwk' },
    publicKey: { key: publicPart, format: 'jwk' },
  }
}

/**
 * Returns the first suitable prime from a number that is derived from the secret. Its top bits are set, so that the
 * product of two primes has the full length.
 */
function primeOf(secret: string, name: string): bigint {
  const parts = Array.from({ length: PRIME_BITS / HASH_BITS }, (_, part) =>
    createHmac('sha256', secret).update(`rsa ${name} ${part}`).digest('hex'),
  )
  const top = 3n << BigInt(PRIME_BITS - 2)
  let candidate = BigInt(`0x${parts.join('')}`) | top | 1n
  while (candidate % EXPONENT === 1n || !checkPrimeSync(candidate)) candidate += 2n
  return candidate
}

/** Returns the modular inverse of `value`, by Euclid's algorithm. */
function inverse(value: bigint, modulus: bigint): bigint {
  let [older, newer] = [modulus, value % modulus]
  let [before, now] = [0n, 1n]
  while (newer > 0n) {
    const times = older / newer
    ;[older, newer] = [newer, older - times * newer]
    ;[before, now] = [now, before - times * now]
  }
  return ((before % modulus) + modulus) % modulus
}

function text(number: bigint): string {
  const digits = number.toString(16)
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex').toString('base64url')
}
