import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import type { Checked, CheckPorts } from './checked-part.ts'

/** Time in milliseconds after its draw time from which a draw without result is late, as on the dashboard. */
const LATE_MS = MINUTE_MS
const MAX_NAMED = 20

/** Checks that due lottery draws have their results. */
export async function checkDraws({ db, clock, merchantCode }: CheckPorts): Promise<Checked> {
  const lateBefore = new Date(clock.now().getTime() - LATE_MS)
  const [late, last] = await Promise.all([
    sql<{ about: string; at: Date; awaited: number }>`
      select game.name || ' (' || draw.merchant_code || ')' as about, draw.draw_at as at, (count(*) over ())::int as awaited
      from lottery_draw draw join lottery_game game on game.id = draw.game_id
      where draw.status = 'INIT' and draw.draw_at < ${lateBefore}
        and (${merchantCode}::text is null or draw.merchant_code = ${merchantCode})
      order by draw.draw_at limit ${MAX_NAMED}`.execute(db),
    sql<{ at: Date | null }>`
      select max(newest.drawn_at) as at
      from lottery_game game
      cross join lateral (
        select drawn_at from lottery_draw draw
        where draw.game_id = game.id and draw.draw_at <= ${clock.now()} order by draw.draw_at desc limit 3) newest
      where ${merchantCode}::text is null or game.merchant_code = ${merchantCode}`.execute(db),
  ])
  const successAt = last.rows[0]?.at ?? null
  return {
    figures: { awaitedDraws: String(late.rows[0]?.awaited ?? 0) },
    successAt,
    problems: late.rows.map(({ about, at }) => ({ code: 'draw.late', state: 'down', about, at })),
    otherwise: successAt === null ? 'unknown' : 'up',
  }
}
