import { inTransaction } from '../../kit/db.ts'
import type { Db, Queryable } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import { LEAST_SPIN_MS, STAKES_CENTS } from '../game.ts'
import { lines } from '../maths/lines.ts'
import type { DrawBelow } from '../maths/draw-below.ts'
import { drawOutcome } from '../maths/round.ts'
import { insertDrawn, roundById, roundBySpin } from './round-store.ts'
import { roundIdPrefix } from './round.ts'
import type { Round } from './round.ts'

export interface SpinRequest {
  sessionId: string
  spinId: string
  stakeCents: bigint
}

export interface Begun {
  round: Round
  /** False where the same spin was asked for before: then this is what came of it. */
  isNew: boolean
}

/** Draws and stores the outcome. One session has one open round, and none begins before its time. */
export function beginRound(
  db: Db,
  request: SpinRequest,
  { drawBelow, leaseMs }: { drawBelow: DrawBelow; leaseMs: number },
): Promise<Begun> {
  if (!STAKES_CENTS.includes(request.stakeCents)) throw new Refused('stake.unknown', {}, 400)
  return inTransaction(db, async (tx) => {
    await tx.query('select from northlight.play_session where id = $1 for update', [request.sessionId])
    const earlier = await roundBySpin(tx, request)
    if (earlier) return { round: earlier, isNew: false }

    await refuseUnlessFree(tx, request.sessionId)
    const outcome = drawOutcome(drawBelow)
    const lineStakeCents = request.stakeCents / BigInt(lines.length)
    const id = roundIdPrefix(request.sessionId) + request.spinId
    await insertDrawn(tx, { ...request, id, wonCents: BigInt(outcome.wonUnits) * lineStakeCents, outcome }, leaseMs)
    return { round: await roundById(tx, id), isNew: true }
  })
}

async function refuseUnlessFree(tx: Queryable, sessionId: string): Promise<void> {
  const { rows } = await tx.query<{ open: boolean; waitMs: number }>(
    `select state not in ('closed', 'refused', 'rolled_back') as open,
       case when state in ('refused', 'rolled_back') then 0 else ceil(extract(epoch from
         drawn_at - now() + jsonb_array_length(outcome -> 'spins') * $2 * interval '1 ms') * 1000)::float8 end as "waitMs"
     from northlight.round where session_id = $1 order by drawn_at desc limit 1`,
    [sessionId, LEAST_SPIN_MS],
  )
  const latest = rows[0]
  if (latest?.open) throw new Refused('round.open')
  if (latest && latest.waitMs > 0) throw new Refused('round.too_soon', { waitMs: latest.waitMs })
}
