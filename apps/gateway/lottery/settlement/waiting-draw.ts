import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Family } from '@ante/lottery/family.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { bulkMove } from '../../kit/state-machine/bulk-move.ts'
import { drawStates } from '../draws/draw-states.ts'
import type { StoredDrawStatus } from '../draws/tables.ts'

/** A draw that waits for settlement according to its status. */
export interface WaitingDraw {
  id: bigint
  merchantCode: string
  currency: string
  zone: string
  gameId: bigint
  gameCode: string
  gameName: string
  /** Key of its picture. */
  icon: string
  groupCode: string
  family: Family
  drawNumber: string
  /** Day of the draw, by the merchant's calendar. */
  day: string
  drawAt: Date
  status: StoredDrawStatus
  result: unknown
  /** Number of results so far. */
  results: number
}

const WAITING_DRAWS_AT_ONCE = 100

const isWaiting = sql`draw.status in ('DRAWN', 'VOID', 'RESULT_REVERSED') and draw.settled_at is null`

/** Returns the ids of draws that wait for settlement, oldest first. */
export async function waitingDrawIds(db: Db): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from lottery_draw draw where ${isWaiting} order by draw_at, id limit ${WAITING_DRAWS_AT_ONCE}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns a draw, or null if it does not wait for settlement. */
export async function waitingDraw(db: Db, id: bigint): Promise<WaitingDraw | null> {
  const { rows } = await sql<WaitingDraw>`${drawColumns(id)} and ${isWaiting}`.execute(db)
  return rows[0] ?? null
}

/** Returns a draw in any status, with what its settlement needs. */
export async function drawForSettlement(db: Db, id: bigint): Promise<WaitingDraw> {
  const { rows } = await sql<WaitingDraw>`${drawColumns(id)}`.execute(db)
  if (!rows[0]) throw new Error(`there is no draw ${id}`)
  return rows[0]
}

const drawColumns = (id: bigint) => sql`
    select draw.id, draw.merchant_code as "merchantCode", merchant.currency, merchant.zone, game.id as "gameId",
      game.code as "gameCode", game.name as "gameName", game.icon, game.group_code as "groupCode", game.family, draw.draw_number as "drawNumber", draw.day::text as day, draw.draw_at as "drawAt",
      draw.status, draw.result, draw.results
    from lottery_draw draw
    join lottery_game game on game.id = draw.game_id
    join merchant on merchant.code = draw.merchant_code
    where draw.id = ${id}`

/** Whether the draw is unchanged since it was read; locks it until the transaction ends. */
export async function lockIfUnchanged(tx: Db, { id, status, results }: WaitingDraw): Promise<boolean> {
  const row: Selectable<{ status: StoredDrawStatus; results: number; settled_at: Date | null }> | undefined = await tx
    .selectFrom('lottery_draw')
    .select(['status', 'results', 'settled_at'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row !== undefined && row.status === status && row.results === results && row.settled_at === null
}

/**
 * Marks the settlement as complete, and queues push messages to the players. Does nothing while bets on the draw are
 * open.
 */
export async function finishDraw(db: Db, { id, status, results }: WaitingDraw, now: Date): Promise<void> {
  const { set } = bulkMove(drawStates, { from: 'DRAWN', to: results > 1 ? 'RE_PAID' : 'PAID' })
  await inTransaction(db, async (tx) => {
    const { numAffectedRows: finished } = await sql`
      update lottery_draw set ${status === 'DRAWN' ? sql`${set}, ` : sql``}settled_at = ${now}
      where id = ${id} and status = ${status} and results = ${results} and settled_at is null
        and (status = 'RESULT_REVERSED'
          or not exists (select from lottery_detail where draw_id = ${id} and status = 2))`.execute(tx)
    if (status === 'DRAWN' && finished === 1n)
      await sql`select queue_draw_pushes(${id}, ${results}, ${now})`.execute(tx)
  })
}

/**
 * Completes, in one statement, draws without bets, unless orders on the next draw may have to be skipped by their
 * result.
 */
export async function finishWithoutBets(db: Db, now: Date): Promise<void> {
  const { set } = bulkMove(drawStates, { from: 'DRAWN', to: 'PAID' })
  await sql`
    update lottery_draw set ${set}, settled_at = ${now} where id in (
      select id from lottery_draw draw
      where status in ('DRAWN', 'VOID', 'RESULT_REVERSED') and status = 'DRAWN' and settled_at is null and results = 1
        and not exists (select from lottery_detail where draw_id = draw.id)
        and not exists (
          select from lottery_draw later where later.game_id = draw.game_id and later.draw_at > draw.draw_at
            and later.status = 'INIT' and exists (select from lottery_detail where draw_id = later.id))
      order by draw_at limit 5000 for update skip locked)`.execute(db)
}
