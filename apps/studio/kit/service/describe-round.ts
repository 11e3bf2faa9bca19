import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { vendorRoundDetail } from '@ante/contract/launch/vendor-service.ts'
import type { Db } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import { isHeldGame } from '../game.ts'
import type { AnyGame, RoundDescription } from '../game.ts'
import { fairPage } from '../fairness/fair-page.ts'
import { publishedProof } from '../fairness/published-proof.ts'
import { translatorIn } from '../front/texts/text-table.ts'
import { heldRound } from '../held/accept-held.ts'
import { roundOfPlayer } from '../rounds/round-store.ts'
import { isPlayed } from '../rounds/round.ts'
import type { Round } from '../rounds/round.ts'
import type { FindTitle, Title } from '../titles.ts'
import { decimalText } from '@ante/wallet-client/decimal-text.ts'

/** A round that was not played has only its stake. */
const NO_DETAILS: RoundDescription = { lines: [], picture: null }

/**
 * Describes one round for the gateway's records. The outcome is included only once the stake was accepted and the round
 * is decided; the seed once the round is over, even if it did not count.
 */
export async function describeRound(
  { db, findTitle }: { db: Db; findTitle: FindTitle },
  vendor: string,
  { playerId, roundId, language }: ParsedInputOf<typeof vendorRoundDetail>,
): Promise<OutputOf<typeof vendorRoundDetail>> {
  const round = await roundOfPlayer(db, { vendor, playerId, roundId })
  const played = round && findTitle(round)
  if (!played) throw new Refused('vendor.round.not.found', {}, 404)

  const { title, game } = played
  const fairness = await publishedProof(db, round, game)
  return {
    title: title.name,
    playedAt: round.drawnAt.toISOString(),
    stake: decimalText(round.stakeCents),
    payout: decimalText(paidOf(round)),
    currency: round.currency,
    ...(await descriptionOf(round, { title, game, language })),
    fairness,
    proofUrl: fairness && fairPage({ round: round.id, language }),
    isDecided: isPlayed(round),
  }
}

/** Amount paid so far: for a held round the sum of its paid parts. */
function paidOf(round: Round): bigint {
  const { wonCents, partsCents, jackpotPaidCents, state } = round
  if (isPlayed(round)) return wonCents + partsCents + (jackpotPaidCents ?? 0n)
  return state === 'held' ? partsCents : 0n
}

async function descriptionOf(
  round: Round,
  { title, game, language }: { title: Title; game: AnyGame; language: string },
): Promise<RoundDescription> {
  const translator = await translatorIn(game.texts, { language, currency: round.currency })
  if (isPlayed(round)) return game.describe({ ...round, title, hasJackpot: round.jackpotCents > 0n }, translator)
  if (round.state === 'held' && isHeldGame(game)) return game.describeHeld({ ...heldRound(round), title }, translator)
  return NO_DETAILS
}
