import type { Db } from '../../kit/db.ts'

const MAX_SHOWN = 100

/** Returns a game's stored draws, latest first; with `awaitedAt`, only draws due by that time without a result. */
export function latestDraws(db: Db, { gameId, awaitedAt }: { gameId: bigint; awaitedAt: Date | null }) {
  const draws = db
    .selectFrom('lottery_draw')
    .select(['draw_number as drawNumber', 'status', 'draw_at as drawAt', 'result'])
    .where('game_id', '=', gameId)
    .orderBy('draw_at', 'desc')
    .limit(MAX_SHOWN)
  if (awaitedAt === null) return draws.execute()
  return draws.where('status', 'in', ['INIT', 'RESULT_REVERSED']).where('draw_at', '<=', awaitedAt).execute()
}

/** Returns the recorded steps of a draw: manual results, reversals and voids, oldest first. */
export function drawSteps(
  db: Db,
  { merchantCode, code, drawNumber }: { merchantCode: string; code: string; drawNumber: string },
) {
  return db
    .selectFrom('lottery_draw_step as step')
    .innerJoin('lottery_draw as draw', 'draw.id', 'step.draw_id')
    .innerJoin('lottery_game as game', 'game.id', 'draw.game_id')
    .select(['step.at', 'step.from_status as from', 'step.to_status as to', 'step.result', 'step.actor', 'step.reason'])
    .where('game.merchant_code', '=', merchantCode)
    .where('game.code', '=', code)
    .where('draw.draw_number', '=', drawNumber)
    .orderBy('step.id')
    .execute()
}
