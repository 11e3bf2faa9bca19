import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db, Queryable } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import { isHeldGame } from '../game.ts'
import type { Game, RoundInput } from '../game.ts'
import { beginHeld } from '../held/begin-held.ts'
import type { DrawBelow } from '../maths/draw-below.ts'
import { stakesOf } from '../stakes.ts'
import type { FindTitle } from '../titles.ts'
import { choiceOf, drawingOf } from './beginning.ts'
import type { BeginRequest, NewRound, LockedSession, RoundRequest } from './beginning.ts'
import { limitRefusals } from './limit-refusals.ts'
import { insertDrawn, roundById, roundByTap } from './round-store.ts'
import { roundIdPrefix } from './round.ts'
import type { Round } from './round.ts'

export interface BeginResult {
  round: Round
  /** False for a repeated tap, with its earlier result. */
  isNew: boolean
}

export interface BeginPorts {
  findTitle: FindTitle
  /** For games without commitments; the others draw from their seeds. */
  drawBelow: DrawBelow
  leaseMs: number
}

/**
 * Draws and stores the outcome, or stores a stake whose outcome comes later. In a title with immediate draws, a player
 * has one open round, and the next begins only after the minimum duration of the previous one.
 */
export function beginRound(db: Db, request: RoundRequest, ports: BeginPorts): Promise<BeginResult> {
  return inTransaction(db, async (tx) => {
    const session = await lockSession(tx, request.sessionId)
    const earlier = await roundByTap(tx, request)
    if (earlier) return { round: earlier, isNew: false }

    const title = ports.findTitle(session)
    if (!title) throw new Refused('title.unknown', {}, 404)
    if (session.replaced) throw new Refused('session.replaced')
    await limitRefusals(tx, session)
    const id = roundIdPrefix(request.sessionId) + request.tapId
    const roundRequest = { request, session, title: title.title, id, drawBelow: ports.drawBelow }
    const { game } = title
    const beginning = isHeldGame(game)
      ? await beginHeld(tx, { ...roundRequest, game })
      : await beginAtOnce(tx, { ...roundRequest, game })
    const { sessionId, tapId, stakeCents } = request
    const { vendor, gameId, playerId } = session
    await insertDrawn(tx, { stakeCents, ...beginning, id, sessionId, tapId, vendor, gameId, playerId }, ports.leaseMs)
    return { round: await roundById(tx, id), isNew: true }
  })
}

async function beginAtOnce(tx: Queryable, request: BeginRequest<Game>): Promise<NewRound> {
  const { game, session } = request
  const roundRequest = roundInputOf(request)
  await refuseUnlessFree(tx, session)
  const { drawBelow, fairness } = await drawingOf(tx, request)
  const input = game.shared?.admit(roundRequest, request.request) ?? roundRequest
  const outcome = game.draw(drawBelow, input)
  game.shared?.drawn(input.choice, outcome)
  const jackpot = input.hasJackpot ? game.jackpot : null
  return {
    stakeCents: input.stakeCents,
    choice: input.choice,
    outcome,
    subject: null,
    progress: null,
    fairness,
    wonCents: game.wonCents(outcome, input),
    jackpotCents: jackpot?.contributionCents(input.stakeCents) ?? 0n,
    winsJackpot: jackpot?.wins(outcome) ?? false,
    minMs: game.minMs(outcome),
  }
}

/** Locks the session until the round is stored: a second tap, or a page that takes over, waits. */
async function lockSession(tx: Queryable, sessionId: string): Promise<LockedSession> {
  const { rows } = await tx.query<LockedSession>(
    `select vendor, game_id as "gameId", player_id as "playerId", nickname, currency, play_mode as "playMode",
       replaced_at is not null as replaced,
       next_server_seed as "serverSeed", rounds as nonce, has_jackpot as "hasJackpot"
     from studio.play_session where id = $1 for update`,
    [sessionId],
  )
  if (!rows[0]) throw new Error(`Session ${sessionId} does not exist.`)
  return rows[0]
}

function roundInputOf({ game, title, request, session }: BeginRequest<Game>): RoundInput<unknown> {
  const { stakeCents } = request
  if (!stakesOf(title).includes(stakeCents)) throw new Refused('stake.unknown', {}, 400)
  return { title, stakeCents, choice: choiceOf(game, title, request.choice), hasJackpot: session.hasJackpot }
}

async function refuseUnlessFree(tx: Queryable, { vendor, playerId, gameId }: LockedSession): Promise<void> {
  const { rows } = await tx.query<{ open: boolean; waitMs: number }>(
    `select state not in ('closed', 'refused', 'rolled_back') as open,
       case when state in ('refused', 'rolled_back') then 0 else
         ceil(extract(epoch from drawn_at - now() + least_ms * interval '1 ms') * 1000)::float8 end as "waitMs"
     from studio.round where vendor = $1 and player_id = $2 and game_id = $3 order by drawn_at desc limit 1`,
    [vendor, playerId, gameId],
  )
  const latest = rows[0]
  if (latest?.open) throw new Refused('round.open')
  if (latest && latest.waitMs > 0) throw new Refused('round.too_soon', { waitMs: latest.waitMs })
}
