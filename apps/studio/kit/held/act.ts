import { inTransaction } from '@ante/plain-server/db.ts'
import type { Queryable } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import { resumeRound } from '../rounds/advance.ts'
import type { RoundPorts } from '../rounds/advance.ts'
import { insertPart, payParts } from '../rounds/parts.ts'
import { roundOfPlayer } from '../rounds/round-store.ts'
import type { Round } from '../rounds/round.ts'
import type { PlaySession } from '../sessions/play-session.ts'
import type { ActionResult } from '../game.ts'
import { heldGameOf, heldRound } from './accept-held.ts'
import { lockRound } from './held-rounds.ts'
import { shareSubject } from './subject-lock.ts'

export interface ActRequest {
  roundId: string
  actId: string
  act: unknown
  /** By the server's clock, in milliseconds since 1970. */
  receivedAt?: number
}

/**
 * Executes a player's action on a held round, such as opening a field or cashing out. A repeated action does nothing
 * more; the answer is always the round's current state.
 */
export async function actOnRound(ports: RoundPorts, session: PlaySession, request: ActRequest): Promise<Round> {
  const { vendor, playerId } = session
  const storedRound = await roundOfPlayer(ports.db, { vendor, playerId, roundId: request.roundId })
  if (storedRound === null || storedRound.subject === null || storedRound.gameId !== session.gameId) {
    throw new Refused('round.unknown', {}, 404)
  }
  if (session.replaced) throw new Refused('session.replaced')
  const round = await inTransaction(ports.db, (tx) => actUnderLock(tx, ports, heldRound(storedRound).subject, request))
  if (round.state === 'bet_accepted') return resumeRound(ports, round)
  if (round.state === 'held') await payParts(ports, round)
  return round
}

async function actUnderLock(
  tx: Queryable,
  ports: RoundPorts,
  subject: string,
  { roundId, actId, act: input, receivedAt = Date.now() }: ActRequest,
): Promise<Round> {
  await shareSubject(tx, subject)
  const round = await lockRound(tx, roundId)
  if (!round) throw new Refused('round.unknown', {}, 404)
  if (await wasExecuted(tx, roundId, actId)) return round
  refuseUnlessHeld(round)
  const game = heldGameOf(ports, round)
  const parsedAct = game.actIn?.safeParse(input)
  if (!game.act || !parsedAct?.success) throw new Refused('act.unknown', {}, 400)

  const acted = await game.act(tx, heldRound(round), parsedAct.data, receivedAt)
  await tx.query('insert into studio.act (round_id, act_id, act) values ($1, $2, $3)', [
    roundId,
    actId,
    JSON.stringify(parsedAct.data),
  ])
  await storeActionResult(tx, roundId, acted, ports.leaseMs)
  const after = await lockRound(tx, roundId)
  return after ?? round
}

function refuseUnlessHeld({ state }: Round): void {
  if (state === 'drawn' || state === 'bet_sent') throw new Refused('round.pending')
  if (state !== 'held') throw new Refused('round.over')
}

async function wasExecuted(tx: Queryable, roundId: string, actId: string): Promise<boolean> {
  const { rowCount } = await tx.query('select from studio.act where round_id = $1 and act_id = $2', [roundId, actId])
  return rowCount === 1
}

/**
 * Stores the result of an action. A round that it decides is leased to this process, which pays it immediately; if the
 * process stops, a worker takes the round over.
 */
async function storeActionResult(
  tx: Queryable,
  roundId: string,
  acted: ActionResult<unknown, unknown>,
  leaseMs: number,
): Promise<void> {
  if ('progress' in acted) {
    await tx.query('update studio.round set progress = $2 where id = $1', [roundId, JSON.stringify(acted.progress)])
    if (acted.paysCents !== undefined) await insertPart(tx, { roundId, paidCents: acted.paysCents, leaseMs })
    return
  }
  await tx.query(
    `update studio.round set state = 'bet_accepted', outcome = $2, won_cents = $3, attempts = 0,
       due_at = now() + $4 * interval '1 ms' where id = $1`,
    [roundId, JSON.stringify(acted.outcome), acted.wonCents, leaseMs],
  )
}
