import type {
  getNearDraws as nearEndpoint,
  listOpenDraws as openedEndpoint,
  OpenedGame,
} from '@ante/contract/lottery/draws/open-draws.ts'
import type { ComingDraw } from '@ante/contract/lottery/draws/draw.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { TtlCache } from '../../kit/ttl-cache.ts'
import type { Ports } from '../../kit/ports.ts'
import type { Game } from '../games/games.ts'
import { idOf } from '../games/list-games.ts'
import type { Slot } from '../games/schedule.ts'
import { comingDraw, currentDraw } from './draw-at.ts'
import type { StoredDrawStatus } from './tables.ts'

/** Cache lifetime in milliseconds: many clients request the draws in the second after a result. */
const CACHE_MS = 300

interface LatestDraw {
  gameId: bigint
  drawNumber: string
  drawAt: Date
  result: unknown
}

/** Stored rows of draws around now. A draw without a row is computed from the schedule. */
interface StoredDraws {
  latest: Map<bigint, LatestDraw>
  /** Status of running and recent draws, by game and draw number. */
  statuses: Map<string, StoredDrawStatus>
  /** Upcoming draws that were voided, by game and draw number. */
  voided: Set<string>
}

type DrawPorts = Pick<Ports, 'db' | 'clock'>

/** Answers queries for running and next draws and latest results, from a short-lived cache. */
export class CurrentDraws {
  readonly #ports: DrawPorts
  readonly #nearDraws: TtlCache<StoredDraws>

  constructor(ports: DrawPorts) {
    this.#ports = ports
    this.#nearDraws = new TtlCache(ports.clock, CACHE_MS)
  }

  async opened(games: Game[]): Promise<OutputOf<typeof openedEndpoint>> {
    const nearDraws = await this.#cachedNearDraws(games)
    const now = this.#ports.clock.now()
    return { games: games.map((game) => openedGame(game, nearDraws, now.getTime())), serverTime: now.toISOString() }
  }

  async near(game: Game, count: number): Promise<OutputOf<typeof nearEndpoint>> {
    const nearDraws = await this.#cachedNearDraws([game])
    const now = this.#ports.clock.now()
    const current = game.timetable.at(now.getTime())
    const previous = game.timetable.before(current)
    const next = game.timetable.after(current)
    const stored = nearDraws.statuses.get(nameOf(game, current)) ?? 'INIT'
    return {
      gameId: idOf(game),
      previousDraw: {
        drawNumber: previous.drawNumber,
        drawAt: new Date(previous.drawAt).toISOString(),
        result:
          nearDraws.latest.get(game.id)?.drawNumber === previous.drawNumber
            ? nearDraws.latest.get(game.id)?.result
            : null,
      },
      currentDraw: game.is_sale ? currentDraw(game, current, { stored, now: now.getTime() }) : null,
      nextDraw: comingDraw(game, next),
      coming: upcomingFrom(current, { game, count, voided: nearDraws.voided }),
      serverTime: now.toISOString(),
    }
  }

  #cachedNearDraws(games: Game[]): Promise<StoredDraws> {
    const key = games.map(({ id }) => id).join(' ')
    return this.#nearDraws.get(key, () => readStoredDraws(this.#ports.db, games, this.#ports.clock.now().getTime()))
  }
}

const nameOf = ({ id }: Pick<Game, 'id'>, { drawNumber }: { drawNumber: string }) => `${id} ${drawNumber}`

/** Returns the next draws that accept bets, the running one first. */
function upcomingFrom(
  current: Slot,
  { game, count, voided }: { game: Game; count: number; voided: ReadonlySet<string> },
): ComingDraw[] {
  const coming: ComingDraw[] = []
  for (let slot = current; coming.length < count; slot = game.timetable.after(slot)) {
    if (!voided.has(nameOf(game, slot))) coming.push(comingDraw(game, slot))
  }
  return coming
}

function openedGame(game: Game, { latest, statuses }: StoredDraws, now: number): OpenedGame {
  const current = game.timetable.at(now)
  const previous = game.timetable.before(current)
  const last = latest.get(game.id)
  const wasDrawn = last !== undefined && last.drawAt.getTime() >= previous.drawAt
  const state = statuses.get(nameOf(game, previous)) ?? (game.is_house && last ? 'INIT' : 'VOID')
  return {
    gameId: idOf(game),
    gameCode: game.code,
    current: game.is_sale
      ? currentDraw(game, current, { stored: statuses.get(nameOf(game, current)) ?? 'INIT', now })
      : null,
    awaiting: !wasDrawn && state === 'INIT' ? previous.drawNumber : null,
    last: last ? { drawNumber: last.drawNumber, drawAt: last.drawAt.toISOString(), result: last.result } : null,
  }
}

async function readStoredDraws(db: Db, games: Game[], now: number): Promise<StoredDraws> {
  const nearDraws = games.flatMap((game) => {
    const current = game.timetable.at(now)
    return [current, game.timetable.before(current)].map((slot) => ({ id: game.id, drawNumber: slot.drawNumber }))
  })
  const [latest, statuses, voided] = await Promise.all([
    sql<LatestDraw>`
      select game.id as "gameId", latest.draw_number as "drawNumber", latest.draw_at as "drawAt", latest.result
      from unnest(${games.map(({ id }) => id)}::bigint[]) game (id)
      cross join lateral (
        select draw_number, draw_at, result from lottery_draw
        where game_id = game.id and status in ('DRAWN', 'PAID', 'RE_PAID') order by draw_at desc limit 1
      ) latest
    `.execute(db),
    sql<{ gameId: bigint; drawNumber: string; status: StoredDrawStatus }>`
      select game_id as "gameId", draw_number as "drawNumber", status from lottery_draw
      where (game_id, draw_number) in (
        select * from unnest(${nearDraws.map(({ id }) => id)}::bigint[], ${nearDraws.map(({ drawNumber }) => drawNumber)}::text[]))
    `.execute(db),
    sql<{ gameId: bigint; drawNumber: string }>`
      select game_id as "gameId", draw_number as "drawNumber" from lottery_draw
      where game_id = any (${games.map(({ id }) => id)}::bigint[]) and draw_at > ${new Date(now)} and status = 'VOID'
    `.execute(db),
  ])
  return {
    latest: new Map(latest.rows.map((draw) => [draw.gameId, draw])),
    statuses: new Map(statuses.rows.map(({ gameId, drawNumber, status }) => [`${gameId} ${drawNumber}`, status])),
    voided: new Set(voided.rows.map(({ gameId, drawNumber }) => `${gameId} ${drawNumber}`)),
  }
}
