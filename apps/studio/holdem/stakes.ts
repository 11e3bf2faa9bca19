import type { Title } from '../studio/titles.ts'
import { centsOf } from '../studio/wallet/decimal-text.ts'
import { buyInLimits } from './table/coming-and-going.ts'
import type { Stakes } from './table/table.ts'

/** The big blinds of a title's tables, in times of its least bet. */
const STEPS = [1, 2, 5, 10, 25, 50] as const
export const TIERS = STEPS.length

/** A title's least bet is its smallest big blind; all of them are even, so that half of them is whole cents. */
export function stakesOfTier({ minBet }: Pick<Title, 'minBet'>, tier: number): Stakes {
  const bigBlind = Number(centsOf(minBet)) * (STEPS[tier] ?? 1)
  return { bigBlind, smallBlind: bigBlind / 2 }
}

/** What may be given for chips at one time: from one big blind, for who buys more, to a whole buy-in at the dearest table. */
export function limitsOf(title: Pick<Title, 'minBet'>) {
  const { most } = buyInLimits(stakesOfTier(title, TIERS - 1))
  return { leastCents: centsOf(title.minBet), mostCents: BigInt(most) }
}
