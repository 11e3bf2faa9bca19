import * as z from 'zod/mini'

import type { PlayedRound } from '../../../kit/play-contract.ts'
import { targets } from '../../maths/creatures.ts'
import type { Target } from '../../maths/creatures.ts'

const VolleyView = z.object({
  weapon: z.string(),
  priceCents: z.string(),
  shots: z.array(z.object({ fish: z.int(), target: z.enum(targets) })),
  unspent: z.array(z.int()),
})
const OutcomeView = z.object({ times: z.array(z.number()) })

export interface CaughtShot {
  fish: number
  target: Target
  times: number
  wonCents: bigint
}

/** Catches of a volley; two shots at one fish are combined. */
export function catchesOfVolley({ choice, outcome }: Pick<PlayedRound, 'choice' | 'outcome'>): CaughtShot[] {
  const { shots, priceCents } = VolleyView.parse(choice)
  const { times } = OutcomeView.parse(outcome)
  const caught = new Map<number, CaughtShot>()
  for (const [index, { fish, target }] of shots.entries()) {
    const totalTimes = (caught.get(fish)?.times ?? 0) + (times[index] ?? 0)
    if (totalTimes > 0)
      caught.set(fish, { fish, target, times: totalTimes, wonCents: BigInt(totalTimes) * BigInt(priceCents) })
  }
  return [...caught.values()]
}

export const shotsIn = ({ choice }: Pick<PlayedRound, 'choice'>): number => VolleyView.parse(choice).shots.length
