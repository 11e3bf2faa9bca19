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

/** Whether the round has reached a final state. */
const isOver = (round: Pick<Round, 'state'>): boolean =>
  isPlayed(round) || round.state === 'refused' || round.state === 'rolled_back'

/** Whether the game's rounds are committed before their stakes. */
export const isCommitted = (game: AnyGame): boolean => game.fair || (isHeldGame(game) && game.sharedProof !== undefined)

/**
 * Returns the seeds and draws of a round once they may be published, including rounds that did not count: a vendor that
 * withheld these could drop unfavourable rounds and claim that the stake had failed.
 */
export async function publishedFairness(db: Queryable, round: Round, game: AnyGame): Promise<RoundFairness | null> {
  if (!isOver(round)) return null
  if (round.fairness || round.subject === null || !isHeldGame(game)) return round.fairness
  return (await game.sharedProof?.(db, heldRound(round))) ?? null
}

/** Returns the proof for the game record: until the round is over it contains only the commitment. */
export async function publishedProof(db: Queryable, round: Round, game: AnyGame): Promise<FairnessProof | null> {
  const fairness = await publishedFairness(db, round, game)
  if (fairness) return proofOf(fairness)
  return round.fairness && { ...proofOf(round.fairness), serverSeed: null, draws: [] }
}

const NOT_PLAYED_REASONS: Readonly<Record<string, NotPlayed>> = {
  'round.interrupted': 'interrupted',
  'stake.too_late': 'late',
  'round.voided': 'voided',
}

/**
 * Returns why a finished round did not count, without the wallet's message, which is private to the player. Null for a
 * round that counted.
 */
export function notCountedReason({ state, refusal }: Round): NotPlayed | null {
  if (state !== 'refused' && state !== 'rolled_back') return null
  return NOT_PLAYED_REASONS[refusal?.code ?? ''] ?? (state === 'refused' ? 'refused' : 'unanswered')
}
