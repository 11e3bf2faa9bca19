import { createHmac } from 'node:crypto'

import { blockText, seedText } from '@ante/contract/lottery/draws/draw-proof.ts'
import { drawFromBytes } from '@ante/lottery/draw-from-bytes.ts'
import type { Draw } from '@ante/lottery/draw.ts'
import type { Family } from '@ante/lottery/family.ts'

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest()

interface HouseDraw {
  family: Family
  gameCode: string
  numero: string
  /** Of the day. */
  secret: string
}

/** What the day's secret makes of an issue. How, is written where the proof is declared, for anybody to do it again. */
export function houseResult({ family, gameCode, numero, secret }: HouseDraw): Draw {
  const seed = hmac(secret, seedText({ gameCode, numero })).toString('hex')
  return drawFromBytes(family, bytesOf(seed))
}

/** The blocks' bytes, one after the other. */
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
