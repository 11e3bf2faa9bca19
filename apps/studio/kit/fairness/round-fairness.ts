import { createHash, createHmac, randomBytes } from 'node:crypto'

import { blockText, drawFrom } from '@ante/contract/launch/fairness.ts'
import type { DrawnNumber } from '@ante/contract/launch/fairness.ts'

import { mixedText } from './mixed-seed.ts'
import type { Mixed } from './mixed-seed.ts'
import type { DrawBelow } from '../maths/draw-below.ts'

/** The seeds and draws of a round; stored with it, and published once it is over. */
export interface RoundFairness {
  serverSeed: string
  clientSeed: string
  nonce: number
  draws: DrawnNumber[]
  /** For a shared round: the inputs of its client seed. */
  mixed?: Mixed
}

export function newServerSeed(): string {
  return randomBytes(32).toString('hex')
}

/** Contribution of a stake to its shared draw: anonymous, and derivable by its player from the round's id. */
export const markOf = (roundId: string): string => hashOfSeed(roundId)

/** Returns the seeds of a shared round. */
export function mixedSeeds(round: { serverSeed: string; nonce: number; mixed: Mixed }): Omit<RoundFairness, 'draws'> {
  return { ...round, clientSeed: hashOfSeed(mixedText(round.mixed)) }
}

export function hashOfSeed(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex')
}

/** Draws from the seeds and records the draws. */
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
