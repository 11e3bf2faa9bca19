import { blockText, drawFrom } from './fairness.ts'
import type { FairnessProof } from './fairness.ts'

/** The functions of the browser's or Node's `crypto.subtle` that the check needs. */
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

export interface FairnessCheck {
  /** Whether the revealed seed matches its hash. */
  seedMatches: boolean
  /** Whether the seeds yield the numbers of the round. */
  numbersMatch: boolean
  /** Numbers that the seeds yield. */
  numbers: number[]
}

/** Numbers per block, by which the number of blocks is estimated; more blocks are needed if words are skipped. */
const NUMBERS_PER_BLOCK = 8

/** Recomputes a round from its seeds. Null while the server seed is not revealed. */
export async function checkFairness<Key>(proof: FairnessProof, subtle: Subtle<Key>): Promise<FairnessCheck | null> {
  const { serverSeed, serverSeedHash, draws } = proof
  if (serverSeed === null) return null
  const hash = hexOf(new Uint8Array(await subtle.digest('SHA-256', bytesOf(serverSeed))))
  const numbers = await drawnAgain({ ...proof, serverSeed }, subtle)
  return {
    seedMatches: hash === serverSeedHash,
    // A round without draws proves nothing.
    numbersMatch: numbers.length > 0 && numbers.every((number, index) => number === draws[index]?.number),
    numbers,
  }
}

async function drawnAgain<Key>(proof: FairnessProof & { serverSeed: string }, subtle: Subtle<Key>): Promise<number[]> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' } as const
  const key = await subtle.importKey('raw', bytesOf(proof.serverSeed), hmac, false, ['sign'])
  const blocks: Uint8Array[] = []
  const makeBlock = async () => {
    blocks.push(new Uint8Array(await subtle.sign('HMAC', key, bytesOf(blockText(proof, blocks.length)))))
  }
  while (blocks.length * NUMBERS_PER_BLOCK < proof.draws.length) await makeBlock()
  for (;;) {
    const numbers = numbersIn(blocks, proof)
    if (numbers) return numbers
    await makeBlock()
  }
}

/** Returns the numbers in the blocks; null if, because of skipped words, more blocks are needed. */
function numbersIn(blocks: Uint8Array[], { draws }: FairnessProof): number[] | null {
  let tooFew = false
  const draw = drawFrom((counter) => {
    const block = blocks[counter]
    if (!block) tooFew = true
    return block ?? new Uint8Array(NUMBERS_PER_BLOCK * 4)
  })
  const numbers = draws.map(({ below }) => draw(below))
  return tooFew ? null : numbers
}

/** Returns the bytes of an ASCII text, such as a seed or a counter. */
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
