import { MAX_PAST_DRAWS } from '@ante/contract/lottery/draws/draws.ts'
import type { listDraws as endpoint, PastDraw } from '@ante/contract/lottery/draws/draws.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Game } from '../games/games.ts'
import { idOf } from '../games/list-games.ts'
import { statusAt } from './draw-at.ts'
import type { LotteryDrawTable } from './tables.ts'

const COLUMNS = ['draw_number', 'open_at', 'lock_at', 'draw_at', 'drawn_at', 'status', 'result'] as const
type DrawRow = Pick<Selectable<LotteryDrawTable>, (typeof COLUMNS)[number]>

/** Returns the past draws of a game, latest first, at most a hundred. */
export async function listDraws(
  db: Db,
  { game, page, size, now }: { game: Game; page: number; size: number; now: Date },
): Promise<OutputOf<typeof endpoint>> {
  const rows = await db
    .selectFrom('lottery_draw')
    .select(COLUMNS)
    .where('game_id', '=', game.id)
    .where('draw_at', '<=', now)
    .orderBy('draw_at', 'desc')
    .limit(MAX_PAST_DRAWS)
    .execute()
  return {
    gameId: idOf(game),
    draws: rows.slice((page - 1) * size, page * size).map((row) => pastDraw(row, now)),
    page,
    totalPages: Math.max(1, Math.ceil(rows.length / size)),
    serverTime: now.toISOString(),
  }
}

export function pastDraw(row: DrawRow, now: Date): PastDraw {
  const hours = { openAt: row.open_at.getTime(), lockAt: row.lock_at.getTime(), drawAt: row.draw_at.getTime() }
  return {
    drawNumber: row.draw_number,
    drawAt: row.draw_at.toISOString(),
    drawnAt: row.result === null ? null : (row.drawn_at?.toISOString() ?? null),
    status: statusAt(row.status, hours, now.getTime()),
    result: row.result,
  }
}
