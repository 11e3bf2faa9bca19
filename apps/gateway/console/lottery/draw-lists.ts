import type { DrawFilter } from '@ante/contract/console/list-filters.ts'
import { AWAITED_LIMIT, EXPOSED_NUMBERS_LIMIT } from '@ante/contract/console/lottery.ts'
import type {
  EntryState,
  listAwaitedDraws,
  listLotteryDraws,
  showLotteryExposure,
} from '@ante/contract/console/lottery.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { pageOf } from '../../kit/page-of.ts'
import {
  attemptsOf,
  awaitedDraws,
  closedPlays,
  drawExposure,
  lotteryTermsOf,
  presentAttempt,
  statusAt,
  suspendedNumbers,
} from '../../lottery/public.ts'
import type { AwaitedDraw, EntryAttempt, StoredDrawStatus } from '../../lottery/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { currentOf, lotteriesOf, requireLottery, resultBy } from './lotteries.ts'

/** Returns the draws that await a result. */
export async function awaitedList(
  { db, clock, merchants }: ScreenPorts,
  merchantCode: string,
): Promise<OutputOf<typeof listAwaitedDraws>> {
  const now = clock.now()
  const games = await lotteriesOf(db, merchantCode)
  const draws = await awaitedDraws(db, { merchantCode, games, now, limit: AWAITED_LIMIT + 1 })
  const stored = draws.flatMap(({ id, results }) => (id === null ? [] : [{ id, results }]))
  const attempts = await attemptsOf(db, stored)
  return {
    draws: draws.slice(0, AWAITED_LIMIT).map((draw) => ({
      game: { code: draw.game.code, name: draw.game.name, resultBy: resultBy(draw.game) },
      drawNumber: draw.drawNumber,
      status: draw.status === 'INIT' ? ('AWAITING_RESULT' as const) : draw.status,
      drawAt: draw.drawAt.toISOString(),
      voidAt: voidAtOf(draw),
      bets: draw.bets,
      staked: textOf(draw.staked),
      entries: entryStateOf(draw.id === null ? [] : (attempts.get(draw.id) ?? [])),
    })),
    isCapped: draws.length > AWAITED_LIMIT,
    currency: merchants.of(merchantCode).currency,
    serverTime: now.toISOString(),
  }
}

const voidAtOf = ({ status, drawAt, game }: AwaitedDraw): string | null =>
  status === 'INIT' ? new Date(drawAt.getTime() + game.result_timeout_seconds * 1000).toISOString() : null

/** Returns the state of the entries; `different` after two that differ, until there is a new first entry. */
function entryStateOf(attempts: readonly EntryAttempt[]): EntryState {
  const { state, entries, attempt } = presentAttempt(attempts)
  if (state === 'equal') return 'equal'
  if (entries.length > 0) return 'first'
  return attempt > 1 ? 'different' : 'none'
}

const STATUSES: Record<DrawFilter, readonly StoredDrawStatus[]> = {
  awaited: ['INIT'],
  settled: ['DRAWN', 'PAID', 'RE_PAID'],
  reversed: ['RESULT_REVERSED', 'RE_PAID'],
  void: ['VOID'],
}

/** Returns a page of the draws of a lottery whose time has passed. */
export async function drawPage(
  { db, clock }: ScreenPorts,
  merchantCode: string,
  { game: code, state, after, size }: ParsedInputOf<typeof listLotteryDraws>,
): Promise<OutputOf<typeof listLotteryDraws>> {
  const game = await requireLottery(db, { merchantCode, code })
  const now = clock.now()
  let rows = db
    .selectFrom('lottery_draw')
    .select([
      'id',
      'draw_number',
      'status',
      'open_at',
      'lock_at',
      'draw_at',
      'drawn_at',
      'settled_at',
      'results',
      'result',
    ])
    .where('game_id', '=', game.id)
    .where('draw_at', '<=', now)
    .orderBy('draw_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
  // Literal values, so that the planner finds the partial indexes.
  if (state) rows = rows.where(sql<boolean>`status in (${sql.join(STATUSES[state].map((status) => sql.lit(status)))})`)
  if (after !== undefined)
    rows = rows.where(
      sql<boolean>`(draw_at, id) < (select draw_at, id from lottery_draw where id = ${after} and game_id = ${game.id})`,
    )
  const { page, next } = pageOf(await rows.execute(), size, ({ id }) => String(id))
  return {
    draws: page.map((row) => ({
      id: String(row.id),
      drawNumber: row.draw_number,
      status: statusAt(
        row.status,
        { openAt: row.open_at.getTime(), lockAt: row.lock_at.getTime(), drawAt: row.draw_at.getTime() },
        now.getTime(),
      ),
      drawAt: row.draw_at.toISOString(),
      drawnAt: row.result === null ? null : (row.drawn_at?.toISOString() ?? null),
      settledAt: row.settled_at?.toISOString() ?? null,
      results: row.results,
      result: row.result,
    })),
    next,
    serverTime: now.toISOString(),
  }
}

/** Returns the exposure of the running draw by play and number. */
export async function exposureOf(
  { db, clock }: ScreenPorts,
  name: { merchantCode: string; code: string },
): Promise<OutputOf<typeof showLotteryExposure>> {
  const game = await requireLottery(db, name)
  const now = clock.now()
  const current = currentOf(game, now)
  const [exposure, terms, suspended, closed] = await Promise.all([
    drawExposure(db, game, current),
    lotteryTermsOf(db, name.merchantCode),
    suspendedSet(db, game.id),
    closedPlays(db, game.id),
  ])
  return {
    drawNumber: current.drawNumber,
    status: current.status,
    lockAt: current.lockAt,
    currency: terms.currency,
    bets: exposure.bets,
    staked: textOf(exposure.staked),
    limit: textOf(terms.maxExposure),
    plays: exposure.plays.map(({ playId, playCode, staked, numbers }) => ({
      id: playId,
      code: playCode,
      isOpen: !closed.has(playId),
      staked: textOf(staked),
      count: numbers.length,
      numbers: numbers.slice(0, EXPOSED_NUMBERS_LIMIT).map(({ number, place, exposed }) => ({
        number,
        place,
        exposed: textOf(exposed),
        percent: percentOf(exposed, terms.maxExposure),
        isSuspended: suspended.has(number),
      })),
    })),
    isCapped: exposure.isCapped,
    serverTime: now.toISOString(),
  }
}

const suspendedSet = async (db: Db, gameId: bigint): Promise<ReadonlySet<string>> =>
  new Set(await suspendedNumbers(db, gameId))

const percentOf = (exposed: bigint, limit: bigint): number => (limit > exposed ? Number((exposed * 100n) / limit) : 100)
