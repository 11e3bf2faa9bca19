import { blockText, previousText, seedText } from './draw-proof.ts'
import type { DrawProof } from './draw-proof.ts'

/** The required part of the browser's or Node's `crypto.subtle`. */
export interface Subtle<Key> {
  digest(algorithm: 'SHA-256', bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>
  importKey(
    format: 'raw',
    bytes: Uint8Array<ArrayBuffer>,
    algorithm: { name: 'HMAC'; hash: 'SHA-256' },
    extractable: false,
    usages: ['sign'],
  ): Promise<Key>
  sign(algorithm: 'HMAC', key: Key, bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>
}

export interface ProvenDraw {
  gameCode: string
  drawNumber: string
  result: unknown
  proof: DrawProof
}

export interface DrawCheck {
  /** Whether the secret matches the hash published before the day. */
  secretMatches: boolean
  /** Whether this secret yields the secret of the previous day; null if there is no previous secret. */
  chainMatches: boolean | null
  /** Whether the secret yields the published result. */
  resultMatches: boolean
  seed: string
  /** Result that the secret yields. */
  result: unknown
}

/** `drawFromBytes` of the lottery rules, for the draw's family. */
export type DrawOfBytes = (next: () => number) => unknown

/** Maximum number of hash blocks; no result needs so many. */
const MAX_BLOCKS = 256

/** Recomputes a result from the published secret. Returns null while the secret is not published. */
export async function checkDraw<Key>(
  { gameCode, drawNumber, result, proof }: ProvenDraw,
  drawOf: DrawOfBytes,
  subtle: Subtle<Key>,
): Promise<DrawCheck | null> {
  const { secret, secretHash, previousSecret } = proof
  if (secret === null) return null
  const seed = hexOf(await signed(subtle, secret, seedText({ gameCode, drawNumber })))
  const drawn = await drawnFrom(seed, drawOf, subtle)
  return {
    secretMatches: (await hashOf(subtle, secret)) === secretHash,
    chainMatches: previousSecret === null ? null : (await hashOf(subtle, previousText(secret))) === previousSecret,
    resultMatches: drawn !== null && JSON.stringify(drawn) === JSON.stringify(result),
    seed,
    result: drawn,
  }
}

/** Doubles the number of blocks until the result has enough bytes. */
async function drawnFrom<Key>(seed: string, drawOf: DrawOfBytes, subtle: Subtle<Key>): Promise<unknown> {
  const blocks: number[] = []
  let count = 0
  for (let blockCount = 8; blockCount <= MAX_BLOCKS; blockCount *= 2) {
    for (; count < blockCount; count++) blocks.push(...(await signed(subtle, seed, blockText(count))))
    const drawn = drawnOf(blocks, drawOf)
    if (drawn !== null) return drawn
  }
  return null
}

/** Returns the result that these bytes yield, or null if they are too few. */
function drawnOf(bytes: number[], drawOf: DrawOfBytes): unknown {
  let at = 0
  const drawn = drawOf(() => bytes[at++] ?? 0)
  return at <= bytes.length ? drawn : null
}

async function signed<Key>(subtle: Subtle<Key>, secret: string, text: string): Promise<Uint8Array> {
  const key = await subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await subtle.sign('HMAC', key, bytesOf(text)))
}

const hashOf = async <Key>(subtle: Subtle<Key>, text: string): Promise<string> =>
  hexOf(new Uint8Array(await subtle.digest('SHA-256', bytesOf(text))))

/** Secrets, codes and counters are plain ASCII. */
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
