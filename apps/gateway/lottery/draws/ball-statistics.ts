import { MAX_PAST_DRAWS } from '@ante/contract/lottery/draws/draws.ts'
import type { HotGapInfo } from '@ante/contract/lottery/draws/draws.ts'
import { isDraw } from '@ante/lottery/draw.ts'

import type { Db } from '../../kit/db.ts'
import { TtlCache } from '../../kit/ttl-cache.ts'
import type { Ports } from '../../kit/ports.ts'
import type { Game } from '../games/games.ts'
import { idOf } from '../games/list-games.ts'
import { statisticsOf } from './statistics.ts'

/** Cache lifetime in milliseconds: all viewers of a game request the same statistics. */
const CACHE_MS = 1_000

/** Ball statistics of the last hundred draws, for trends and boards. */
export class BallStatisticsCache {
  readonly #ports: Pick<Ports, 'db' | 'clock'>
  readonly #cache: TtlCache<Omit<HotGapInfo, 'serverTime'>>

  constructor(ports: Pick<Ports, 'db' | 'clock'>) {
    this.#ports = ports
    this.#cache = new TtlCache(ports.clock, CACHE_MS)
  }

  async of(game: Game): Promise<HotGapInfo> {
    const info = await this.#cache.get(String(game.id), () => readInfo(this.#ports.db, game))
    return { ...info, serverTime: this.#ports.clock.now().toISOString() }
  }
}

async function readInfo(db: Db, game: Game): Promise<Omit<HotGapInfo, 'serverTime'>> {
  const rows = await db
    .selectFrom('lottery_draw')
    .select(['draw_number as drawNumber', 'result'])
    .where('game_id', '=', game.id)
    .where('status', 'in', ['DRAWN', 'PAID', 'RE_PAID'])
    .orderBy('draw_at', 'desc')
    .limit(MAX_PAST_DRAWS)
    .execute()
  const draws = rows.flatMap(({ result }) => (isDraw(game.family, result) ? [result] : []))
  return {
    gameId: idOf(game),
    drawNumber: rows[0]?.drawNumber ?? null,
    draws: draws.length,
    positions: statisticsOf(game.family, draws),
  }
}
