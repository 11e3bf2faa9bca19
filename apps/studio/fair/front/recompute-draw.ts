import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { blockText, drawFrom } from '@ante/contract/launch/fairness.ts'

import type { DrawBelow } from '../../kit/maths/draw-below.ts'

export interface SeedsOfRound {
  serverSeed: string
  clientSeed: string
  nonce: number
}

/** Repeats the draw of the game's server, and records the drawn numbers. */
export function recomputeDraw(seeds: SeedsOfRound): { drawBelow: DrawBelow; numbers: number[] } {
  const key = bytesOf(seeds.serverSeed)
  const draw = drawFrom((counter) => hmac(sha256, key, bytesOf(blockText(seeds, counter))))
  const numbers: number[] = []
  const drawBelow = (limit: number) => {
    const number = draw(limit)
    numbers.push(number)
    return number
  }
  return { drawBelow, numbers }
}

export const hashOf = (text: string): string => bytesToHex(sha256(bytesOf(text)))

/** Whether hashing a seed `index` times gives the published hash of its chain. */
export function belongsToChain({
  seed,
  index,
  publishedHash,
}: {
  seed: string
  index: number
  publishedHash: string
}): boolean {
  let hash = seed
  for (let step = 0; step < index; step++) hash = hashOf(hash)
  return hash === publishedHash
}

/** Returns the bytes of an ASCII text, such as a seed or a counter. */
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
