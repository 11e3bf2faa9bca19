import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { wakeJob } from '../../kit/job-queue/add-job.ts'
import { drawIssues, publishCommitments } from './draw-issues.ts'
import type { DrawPorts } from './draw-issues.ts'
import { bulkMove } from '../../kit/state-machine/bulk-move.ts'
import { issueStates } from './issue-states.ts'
import { SETTLE_JOB } from './topics.ts'

const AT_ONCE = 1_000

/**
 * Finds draws with bets but without result: generates results of house draws if still possible, and voids the others.
 */
export async function storeDraws(ports: DrawPorts): Promise<void> {
  await drawForgotten(ports)
  const { db, clock, bus } = ports
  if ((await voidLate(db, clock.now())) > 0) wakeJob(bus, SETTLE_JOB)
  await publishCommitments(ports, ports.games.all())
}

/** For example the last draws of a game whose schedule has changed. */
async function drawForgotten(ports: DrawPorts): Promise<void> {
  const now = ports.clock.now()
  const { rows } = await sql<{ gameId: bigint; drawNumber: string; day: string; openAt: Date; drawAt: Date }>`
    select issue.game_id as "gameId", issue.draw_number as "drawNumber", issue.day::text as day, issue.open_at as "openAt",
      issue.draw_at as "drawAt"
    from lottery_issue issue join lottery_game game on game.id = issue.game_id
    where issue.status = 'INIT' and issue.draw_at <= ${now} and game.is_house
      and issue.draw_at > ${now}::timestamptz - game.result_timeout_seconds * interval '1 second'
    order by issue.draw_at limit ${AT_ONCE}
  `.execute(ports.db)
  const gamesById = new Map(ports.games.all().map((game) => [game.id, game]))
  const slots = rows.flatMap(({ gameId, openAt, drawAt, ...drawName }) => {
    const game = gamesById.get(gameId)
    return game ? [{ game, slot: { ...drawName, openAt: openAt.getTime(), drawAt: drawAt.getTime() } }] : []
  })
  await drawIssues(ports, slots)
}

/** Voids draws without result after the timeout: their stakes are refunded. */
async function voidLate(db: Db, now: Date): Promise<number> {
  const voided = bulkMove(issueStates, { from: 'INIT', to: 'VOID' })
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: bigint }>`
      update lottery_issue set ${voided.set}
      where id in (
        select issue.id from lottery_issue issue join lottery_game game on game.id = issue.game_id
        where issue.status = 'INIT'
          and issue.draw_at <= ${now}::timestamptz - game.result_timeout_seconds * interval '1 second'
        order by issue.id limit ${AT_ONCE} for no key update of issue skip locked)
      returning id
    `.execute(tx)
    if (rows.length === 0) return 0
    const step = { at: now, from_status: 'INIT', to_status: 'VOID', result: null, actor: 'gateway' } as const
    await tx
      .insertInto('lottery_issue_step')
      .values(rows.map(({ id }) => ({ ...step, issue_id: id, reason: 'no result came in time' })))
      .execute()
    return rows.length
  })
}
