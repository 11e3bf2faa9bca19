import type { Title } from '../kit/titles.ts'
import { centsOf } from '@ante/wallet-client/decimal-text.ts'
import { buyInLimits } from './table/join-and-leave.ts'
import type { Stakes } from './table/table.ts'

/** Big blinds of a title's tables, in multiples of its minimum bet. */
const STEPS = [1, 2, 5, 10, 25, 50] as const
export const TIERS = STEPS.length

/** A title's minimum bet is its lowest big blind; all big blinds are even, so that small blinds are whole cents. */
export function stakesOfTier({ minBet }: Pick<Title, 'minBet'>, tier: number): Stakes {
  const bigBlind = Number(centsOf(minBet)) * (STEPS[tier] ?? 1)
  return { bigBlind, smallBlind: bigBlind / 2 }
}

/** Range of one purchase of chips: from one big blind, for additional chips, to a full buy-in at the highest stakes. */
export function limitsOf(title: Pick<Title, 'minBet'>) {
  const { max } = buyInLimits(stakesOfTier(title, TIERS - 1))
  return { minCents: centsOf(title.minBet), maxCents: BigInt(max) }
}
