import type { FairnessProof } from '@ante/contract/launch/fairness.ts'
import type { Queryable } from '@ante/plain-server/db.ts'

import { isHeldGame } from '../game.ts'
import type { AnyGame } from '../game.ts'
import { heldRound } from '../held/accept-held.ts'
import { isPlayed } from '../rounds/round.ts'
import type { Round } from '../rounds/round.ts'
import { proofOf } from '../views.ts'
import type { NotPlayed } from './fair-view.ts'
import type { RoundFairness } from './round-fairness.ts'

/** Whether nothing can come of it any more that has not come. */
const isOver = (round: Pick<Round, 'state'>): boolean =>
  isPlayed(round) || round.state === 'refused' || round.state === 'rolled_back'

/** Whether its rounds are promised before their stakes. */
export const isPromised = (game: AnyGame): boolean => game.fair || (isHeldGame(game) && game.sharedProof !== undefined)

/**
 * What a round was drawn from, once that may be told. Of one that did not count too: a house that kept those seeds back could
 * drop the rounds that it does not like, and say that the stake had failed.
 */
export async function publishedFairness(db: Queryable, round: Round, game: AnyGame): Promise<RoundFairness | null> {
  if (!isOver(round)) return null
  if (round.fairness || round.subject === null || !isHeldGame(game)) return round.fairness
  return (await game.sharedProof?.(db, heldRound(round))) ?? null
}

/** For the record: until the round is over the promise stands alone. */
export async function publishedProof(db: Queryable, round: Round, game: AnyGame): Promise<FairnessProof | null> {
  const told = await publishedFairness(db, round, game)
  if (told) return proofOf(told)
  return round.fairness && { ...proofOf(round.fairness), serverSeed: null, draws: [] }
}

const WHY: Readonly<Record<string, NotPlayed>> = {
  'round.interrupted': 'interrupted',
  'stake.too_late': 'late',
  'round.voided': 'voided',
}

/** Why a round that is over did not count, without the wallet's own words: those are its player's. Null where it did. */
export function notCountedReason({ state, refusal }: Round): NotPlayed | null {
  if (state !== 'refused' && state !== 'rolled_back') return null
  return WHY[refusal?.code ?? ''] ?? (state === 'refused' ? 'refused' : 'unanswered')
}
