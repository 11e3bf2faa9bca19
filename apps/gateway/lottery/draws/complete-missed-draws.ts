import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { wakeJob } from '../../kit/job-queue/add-job.ts'
import { generateResults, publishCommitments } from './generate-results.ts'
import type { DrawPorts } from './generate-results.ts'
import { bulkMove } from '../../kit/state-machine/bulk-move.ts'
import { drawStates } from './draw-states.ts'
import { SETTLE_JOB } from './topics.ts'

const AT_ONCE = 1_000

/**
 * Completes due draws that have bets but no result: before the timeout a house draw gets a result; after it, any draw
 * is voided. Also publishes the hashes of coming days.
 */
export async function completeMissedDraws(ports: DrawPorts): Promise<void> {
  await drawMissed(ports)
  const { db, clock, bus } = ports
  if ((await voidOverdue(db, clock.now())) > 0) wakeJob(bus, SETTLE_JOB)
  await publishCommitments(ports, ports.games.all())
}

/** Generates results that the draw clock did not, for example for draws of a schedule that has changed. */
async function drawMissed(ports: DrawPorts): Promise<void> {
  const now = ports.clock.now()
  const { rows } = await sql<{ gameId: bigint; drawNumber: string; day: string; openAt: Date; drawAt: Date }>`
    select draw.game_id as "gameId", draw.draw_number as "drawNumber", draw.day::text as day, draw.open_at as "openAt",
      draw.draw_at as "drawAt"
    from lottery_draw draw join lottery_game game on game.id = draw.game_id
    where draw.status = 'INIT' and draw.draw_at <= ${now} and game.is_house
      and draw.draw_at > ${now}::timestamptz - game.result_timeout_seconds * interval '1 second'
    order by draw.draw_at limit ${AT_ONCE}
  `.execute(ports.db)
  const gamesById = new Map(ports.games.all().map((game) => [game.id, game]))
  const slots = rows.flatMap(({ gameId, openAt, drawAt, ...drawName }) => {
    const game = gamesById.get(gameId)
    return game ? [{ game, slot: { ...drawName, openAt: openAt.getTime(), drawAt: drawAt.getTime() } }] : []
  })
  await generateResults(ports, slots)
}

/** Voids draws that have no result at their timeout: settlement refunds their stakes. Returns how many. */
async function voidOverdue(db: Db, now: Date): Promise<number> {
  const voided = bulkMove(drawStates, { from: 'INIT', to: 'VOID' })
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: bigint }>`
      update lottery_draw set ${voided.set}
      where id in (
        select draw.id from lottery_draw draw join lottery_game game on game.id = draw.game_id
        where draw.status = 'INIT'
          and draw.draw_at <= ${now}::timestamptz - game.result_timeout_seconds * interval '1 second'
        order by draw.id limit ${AT_ONCE} for no key update of draw skip locked)
      returning id
    `.execute(tx)
    if (rows.length === 0) return 0
    const step = { at: now, from_status: 'INIT', to_status: 'VOID', result: null, actor: 'gateway' } as const
    await tx
      .insertInto('lottery_draw_step')
      .values(rows.map(({ id }) => ({ ...step, draw_id: id, reason: 'no result came in time' })))
      .execute()
    return rows.length
  })
}
