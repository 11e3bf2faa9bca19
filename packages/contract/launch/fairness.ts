import * as z from 'zod/mini'

/**
 * Commit and reveal. Before a stake the vendor tells the SHA-256 of its server seed; the player's side names a client
 * seed; after the round the server seed is told. From then on anybody can draw the round's numbers again:
 *
 * - Block `n` is HMAC-SHA-256 with the server seed as key over `${clientSeed}:${nonce}:${n}`, `n` from 0. Seeds are
 *   taken as the text they are written in, so that any tool at hand gives the same.
 * - A block is eight words of 32 bits, the most significant byte first; after the last word comes the next block.
 * - A number below `limit` is the next word modulo `limit`. A word from the last, incomplete run of `limit` numbers
 *   (2³² − 2³² mod `limit` and above) would favour the small ones: it is passed over for the next.
 */
export const FAIRNESS_ALGORITHM = 'hmac-sha256-words-1'

const Hex256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** 32 random bytes in hexadecimal. */
const ServerSeed = Hex256
/** What the player's side brings: his own words, or random ones of his page. */
export const ClientSeed = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
export const Nonce = z.int().check(z.nonnegative())

/** One number that was drawn: from 0 up to, not including, `below`. */
export const DrawnNumber = z.object({
  below: z.int().check(z.positive(), z.maximum(2 ** 32)),
  number: z.int().check(z.nonnegative()),
})
export type DrawnNumber = z.output<typeof DrawnNumber>

const DRAWS_AT_MOST = 200

/** All that is needed to check a round; the server seed is null until the round is over. */
export const FairnessProof = z.object({
  algorithm: z.literal(FAIRNESS_ALGORITHM),
  serverSeedHash: Hex256,
  serverSeed: z.nullable(ServerSeed),
  clientSeed: ClientSeed,
  nonce: Nonce,
  /** In the order in which the round drew them. */
  draws: z.array(DrawnNumber).check(z.maxLength(DRAWS_AT_MOST)),
})
export type FairnessProof = z.output<typeof FairnessProof>

const RANGE = 2 ** 32
const WORD_BYTES = 4

/** What block `counter` of a round is made of. */
export const blockText = ({ clientSeed, nonce }: { clientSeed: string; nonce: number }, counter: number): string =>
  `${clientSeed}:${nonce}:${counter}`

/** The number below `limit` that a word stands for; null where it is passed over. */
export function numberOf(word: number, limit: number): number | null {
  return word < RANGE - (RANGE % limit) ? word % limit : null
}

/** Draws numbers from blocks, one after the other; `block` gives the bytes of block `counter`. */
export function drawFrom(block: (counter: number) => Uint8Array): (limit: number) => number {
  let words: number[] = []
  let counter = 0
  const nextWord = (): number => {
    if (words.length === 0) words = wordsOf(block(counter++))
    return words.shift() ?? nextWord()
  }
  return (limit) => {
    let drawn = numberOf(nextWord(), limit)
    while (drawn === null) drawn = numberOf(nextWord(), limit)
    return drawn
  }
}

function wordsOf(block: Uint8Array): number[] {
  const words: number[] = []
  for (let at = 0; at + WORD_BYTES <= block.length; at += WORD_BYTES) {
    words.push(block.subarray(at, at + WORD_BYTES).reduce((word, byte) => word * 256 + byte, 0))
  }
  return words
}
