import { createHmac } from 'node:crypto'

import { blockText, seedText } from '@ante/contract/lottery/draws/draw-proof.ts'
import { drawFromBytes } from '@ante/lottery/draw-from-bytes.ts'
import type { Draw } from '@ante/lottery/draw.ts'
import type { Family } from '@ante/lottery/family.ts'

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest()

interface HouseDraw {
  family: Family
  gameCode: string
  drawNumber: string
  /** Secret of the day. */
  secret: string
}

/**
 * Returns the result of a draw from the day's secret. The contract documents the algorithm at `DrawProof`, so that
 * results can be verified independently.
 */
export function houseResult({ family, gameCode, drawNumber, secret }: HouseDraw): Draw {
  const seed = hmac(secret, seedText({ gameCode, drawNumber })).toString('hex')
  return drawFromBytes(family, bytesOf(seed))
}

/** Returns a function that returns the next byte of consecutive hash blocks at each call. */
function bytesOf(seed: string): () => number {
  let [block, at, count] = [Buffer.alloc(0), 0, 0]
  return () => {
    if (at === block.length) {
      block = hmac(seed, blockText(count++))
      at = 0
    }
    return block.readUInt8(at++)
  }
}
