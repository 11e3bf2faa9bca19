import type { Queryable } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import type { HeldGame } from '../game.ts'
import { choiceOf, drawingOf } from '../rounds/beginning.ts'
import type { BeginRequest, NewRound, LockedSession } from '../rounds/beginning.ts'
import { isWholeCents } from '../stakes.ts'

/** Maximum number of open stakes per player and title. */
const MAX_OPEN = 200n

/** Stores a stake whose outcome comes later. */
export async function beginHeld(tx: Queryable, params: BeginRequest<HeldGame>): Promise<NewRound> {
  const { game, title, request, session, id: roundId } = params
  const { stakeCents, sessionId } = request
  const { minCents, maxCents } = game.limits(title)
  const isOffered = stakeCents >= minCents && stakeCents <= maxCents && isWholeCents(game, title, stakeCents)
  if (!isOffered) throw new Refused('stake.unknown', {}, 400)
  const choice = choiceOf(game, title, request.choice)
  await refuseWhereMany(tx, session)
  const { drawBelow, fairness } = await drawingOf(tx, params)
  const { playerId, nickname, currency, playMode } = session
  const player = { sessionId, playerId, nickname, currency, playMode }
  const { subject, progress } = await game.begin(tx, { ...player, title, stakeCents, choice, roundId, drawBelow })
  const undecided = { outcome: null, wonCents: 0n, jackpotCents: 0n, winsJackpot: false, minMs: 0 }
  return { ...undecided, choice, subject, progress, fairness }
}

async function refuseWhereMany(tx: Queryable, { vendor, playerId, gameId }: LockedSession): Promise<void> {
  const { rows } = await tx.query<{ open: bigint }>(
    `select count(*) as open from studio.round where vendor = $1 and player_id = $2 and game_id = $3
       and subject is not null and state not in ('closed', 'refused', 'rolled_back')`,
    [vendor, playerId, gameId],
  )
  if ((rows[0]?.open ?? 0n) >= MAX_OPEN) throw new Refused('round.too_many')
}
