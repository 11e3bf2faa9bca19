import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Game } from '../games/games.ts'
import type { Slot } from '../games/schedule.ts'
import type { GameSlot } from './game-slot.ts'
import { stillAwaited } from './read-awaited.ts'
import type { StoredDrawStatus } from './tables.ts'

/** A draw whose time has passed and that has no result. */
export interface AwaitedDraw {
  /** Null for a draw without bets and entries. */
  id: bigint | null
  game: Game
  drawNumber: string
  status: StoredDrawStatus
  drawAt: Date
  results: number
  bets: number
  staked: bigint
}

/** Time in milliseconds after which a house draw without result is late: until then the gateway draws it. */
const HOUSE_LATE_MS = 60_000

interface AwaitedOf {
  merchantCode: string
  games: readonly Game[]
  now: Date
  /** Maximum number of draws. */
  limit: number
}

/** Maximum number of draws without bets per game. */
const MAX_WITHOUT_BETS = 50

/**
 * Returns the draws that await a result: first those with bets, longest overdue first, then the latest ones of the
 * timetable without bets, whose results players expect too.
 */
export async function awaitedDraws(db: Db, { games, limit, ...of }: AwaitedOf): Promise<AwaitedDraw[]> {
  const stored = await storedDraws(db, { ...of, limit })
  const known = new Set(stored.map(({ gameId, drawNumber }) => `${gameId} ${drawNumber}`))
  const slots = games.flatMap((game) => (game.is_house ? [] : dueSlots(game, of.now)))
  const withoutRow = (await stillAwaited(db, slots)).filter(
    ({ game, slot }) => !known.has(`${game.id} ${slot.drawNumber}`),
  )
  const byId = new Map(games.map((game) => [game.id, game]))
  const draws = [
    ...stored.flatMap(({ gameId, ...draw }) => {
      const game = byId.get(gameId)
      return game ? [{ ...draw, game }] : []
    }),
    ...withoutRow.map(scheduled),
  ]
  const withBets = draws.filter(({ bets }) => bets > 0)
  return [...withBets, ...draws.filter(({ bets }) => bets === 0).toSorted(byTime)].slice(0, limit)
}

const byTime = (one: AwaitedDraw, other: AwaitedDraw): number => one.drawAt.getTime() - other.drawAt.getTime()

const scheduled = ({ game, slot }: GameSlot): AwaitedDraw => ({
  id: null,
  game,
  drawNumber: slot.drawNumber,
  status: 'INIT',
  drawAt: new Date(slot.drawAt),
  results: 0,
  bets: 0,
  staked: 0n,
})

/** Returns the due draws of the timetable that have not reached their timeout, latest first. */
function dueSlots(game: Game, now: Date): GameSlot[] {
  const voidedUntil = now.getTime() - game.result_timeout_seconds * 1000
  const slots: GameSlot[] = []
  let slot: Slot = game.timetable.before(game.timetable.at(now.getTime()))
  while (slot.drawAt > voidedUntil && slots.length < MAX_WITHOUT_BETS) {
    if (slot.drawAt <= now.getTime()) slots.push({ game, slot })
    const earlier = game.timetable.before(slot)
    if (earlier.drawAt >= slot.drawAt) break
    slot = earlier
  }
  return slots
}

type StoredDraw = Omit<AwaitedDraw, 'game' | 'id'> & { id: bigint; gameId: bigint }

async function storedDraws(db: Db, { merchantCode, now, limit }: Omit<AwaitedOf, 'games'>): Promise<StoredDraw[]> {
  const lateBefore = new Date(now.getTime() - HOUSE_LATE_MS)
  const { rows } = await sql<Omit<StoredDraw, 'bets'> & { bets: bigint }>`
    select draw.id, draw.game_id as "gameId", draw.draw_number as "drawNumber", draw.status, draw.draw_at as "drawAt",
      draw.results, open.bets, open.staked
    from (
      (select waiting.id from lottery_draw waiting join lottery_game game on game.id = waiting.game_id
        where waiting.status = 'INIT' and waiting.merchant_code = ${merchantCode}
          and waiting.draw_at <= case when game.is_house then ${lateBefore}::timestamptz else ${now}::timestamptz end
        order by waiting.draw_at limit ${limit})
      union all
      (select id from lottery_draw where status = 'RESULT_REVERSED' and merchant_code = ${merchantCode}
        order by draw_at limit ${limit})) awaited
    join lottery_draw draw on draw.id = awaited.id
    cross join lateral (
      select count(*) as bets, coalesce(sum(cost), 0)::bigint as staked from lottery_detail
      where draw_id = draw.id and status = 2) open
    order by draw.draw_at limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, bets: Number(row.bets) }))
}
