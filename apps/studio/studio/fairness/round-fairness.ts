import { createHash, createHmac, randomBytes } from 'node:crypto'

import { blockText, drawFrom } from '@ante/contract/launch/fairness.ts'
import type { DrawnNumber } from '@ante/contract/launch/fairness.ts'

import { mixedText } from './mixed-seed.ts'
import type { Mixed } from './mixed-seed.ts'
import type { DrawBelow } from '../maths/draw-below.ts'

/** What a round was drawn from; kept with it, and told once it is over. */
export interface RoundFairness {
  serverSeed: string
  clientSeed: string
  nonce: number
  draws: DrawnNumber[]
  /** Of a round that many share: what its client seed is made of. */
  mixed?: Mixed
}

export function newServerSeed(): string {
  return randomBytes(32).toString('hex')
}

/** What a stake gives to the draw that it has a part in: nobody's name, and known to its player by the round's id. */
export const markOf = (roundId: string): string => hashOfSeed(roundId)

/** The seeds of a round that many share. */
export function mixedSeeds(of: { serverSeed: string; nonce: number; mixed: Mixed }): Omit<RoundFairness, 'draws'> {
  return { ...of, clientSeed: hashOfSeed(mixedText(of.mixed)) }
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
