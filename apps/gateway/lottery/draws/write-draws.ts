import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { bulkMove } from '../../kit/state-machine/bulk-move.ts'
import { drawStates } from './draw-states.ts'
import { rowOf } from './game-slot.ts'
import type { GameSlot } from './game-slot.ts'

export interface NewDraw extends GameSlot {
  result: unknown
}

/** Maximum number of draws per statement. */
const BATCH = 500
/** Advisory lock of statements that write results. */
const DRAW_LOCK = 0x64726177

/**
 * Writes results, each once: of several gateways the first one writes. Returns the draws written by this call. Skips a
 * draw that is locked, for example by a bet that is about to commit, and skips all while another gateway writes
 * results.
 */
export async function writeDraws(db: Db, draws: NewDraw[], drawnAt: Date): Promise<NewDraw[]> {
  const written: NewDraw[] = []
  // Always in the same order, to avoid deadlocks.
  const ordered = draws.toSorted((a, b) => Number(a.game.id - b.game.id) || a.slot.drawAt - b.slot.drawAt)
  for (let at = 0; at < ordered.length; at += BATCH) {
    const batch = ordered.slice(at, at + BATCH)
    const names = await writeBatch(db, batch, drawnAt)
    written.push(...batch.filter(({ game, slot }) => names.has(`${game.id} ${slot.drawNumber}`)))
  }
  return written
}

/** Writes all in one statement and commit, so that the results of simultaneous draws are published simultaneously. */
async function writeBatch(db: Db, draws: NewDraw[], drawnAt: Date): Promise<Set<string>> {
  const rows = draws.map((draw) => ({ ...rowOf(draw), game_id: String(draw.game.id), result: draw.result }))
  const drawn = bulkMove(drawStates, { from: 'INIT', to: 'DRAWN', of: 'lottery_draw' })
  const { rows: written } = await sql<{ name: string }>`
    with drawing_lock as materialized (select pg_try_advisory_xact_lock(${DRAW_LOCK}) as is_mine),
    drawn as materialized (
      select drawn.* from drawing_lock, json_to_recordset(${JSON.stringify(rows)}::json) drawn (merchant_code text, game_id bigint, draw_number text,
        day date, open_at timestamptz, lock_at timestamptz, draw_at timestamptz, result json)
      where drawing_lock.is_mine),
    waiting as materialized (
      select draw.id, game_id, draw_number from lottery_draw draw join drawn using (game_id, draw_number)
      where draw.status = 'INIT'),
    locked_draws as materialized (
      select id from lottery_draw where id in (select id from waiting) and status = 'INIT'
      order by game_id, draw_at for no key update skip locked)
    -- A draw without a row has no bets: there is nothing to pay.
    insert into lottery_draw (merchant_code, game_id, draw_number, day, open_at, lock_at, draw_at, status, result, drawn_at,
      settled_at)
    select merchant_code, game_id, draw_number, day, open_at, lock_at, draw_at, 'PAID', result, ${drawnAt}, ${drawnAt}
    from drawn
    where not exists (
      select from waiting where waiting.game_id = drawn.game_id and waiting.draw_number = drawn.draw_number
        and waiting.id not in (select id from locked_draws))
    order by game_id, draw_at
    on conflict (game_id, draw_number) do update set ${drawn.set}, result = excluded.result, drawn_at = excluded.drawn_at
      where ${drawn.isFrom}
    returning game_id || ' ' || draw_number as name
  `.execute(db)
  return new Set(written.map(({ name }) => name))
}
