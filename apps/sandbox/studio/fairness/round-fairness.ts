import { createHash, createHmac, randomBytes } from 'node:crypto'

import { blockText, drawFrom } from '@ante/contract/launch/fairness.ts'
import type { DrawnNumber } from '@ante/contract/launch/fairness.ts'

import type { DrawBelow } from '../maths/draw-below.ts'

/** What a round was drawn from; kept with it, and told once it is over. */
export interface RoundFairness {
  serverSeed: string
  clientSeed: string
  nonce: number
  draws: DrawnNumber[]
}

export function newServerSeed(): string {
  return randomBytes(32).toString('hex')
}

export function hashOfSeed(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex')
}

/** Draws from the seeds and writes down what was drawn. */
export function fairDraw(seeds: Omit<RoundFairness, 'draws'>): { drawBelow: DrawBelow; fairness: RoundFairness } {
  const fairness: RoundFairness = { ...seeds, draws: [] }
  const draw = drawFrom((counter) => createHmac('sha256', seeds.serverSeed).update(blockText(seeds, counter)).digest())
  const drawBelow: DrawBelow = (below) => {
    const number = draw(below)
    fairness.draws.push({ below, number })
    return number
  }
  return { drawBelow, fairness }
}
