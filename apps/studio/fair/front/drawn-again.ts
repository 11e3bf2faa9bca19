import { blockText, drawFrom } from '@ante/contract/launch/fairness.ts'

import { hmacSha256, sha256 } from '../../studio/front/fair/sha256.ts'
import type { DrawBelow } from '../../studio/maths/draw-below.ts'

export interface SeedsOfRound {
  serverSeed: string
  clientSeed: string
  nonce: number
}

/** Draws as the game's server did, and writes down what it drew. */
export function drawnAgain(seeds: SeedsOfRound): { drawBelow: DrawBelow; numbers: number[] } {
  const key = bytesOf(seeds.serverSeed)
  const draw = drawFrom((counter) => hmacSha256(key, bytesOf(blockText(seeds, counter))))
  const numbers: number[] = []
  const drawBelow = (limit: number) => {
    const number = draw(limit)
    numbers.push(number)
    return number
  }
  return { drawBelow, numbers }
}

export const hashOf = (text: string): string =>
  [...sha256(bytesOf(text))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether so many hashes lead from a seed to the end of its chain. */
export function belongsToChain({ seed, place, promised }: { seed: string; place: number; promised: string }): boolean {
  let hash = seed
  for (let step = 0; step < place; step++) hash = hashOf(hash)
  return hash === promised
}

/** Seeds and counters are plain ASCII. */
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
