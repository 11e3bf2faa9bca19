import type { PlayOutcome } from '@ante/contract/launch/play-outcome.ts'
import { CANCELLED_STATUSES } from '@ante/contract/lottery/orders/order-status.ts'
import type { OrderStatus } from '@ante/contract/lottery/orders/order-status.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { SCAN_BUDGET_MAX, boundedScan } from '../../../kit/bounded-scan/bounded-scan.ts'
import type { Bounds, Found } from '../../../kit/bounded-scan/bounded-scan.ts'
import { newestOfAll, newestOfEach, within } from '../../../kit/bounded-scan/newest.ts'
import { afterCursor } from '../../../kit/bounded-scan/cursor.ts'
import type { Cursor, Span, TimeInterval } from '../../../kit/bounded-scan/cursor.ts'
import type { Page, TeamMembers } from '../../../launch/public.ts'

/** A sub-order for a team's list. */
export interface TeamLotteryBet extends Cursor {
  memberId: bigint
  gameId: bigint
  drawNumber: string
  outcome: PlayOutcome
  placedAt: Date
  settledAt: Date | null
  /** Net stake: zero if refunded. */
  staked: bigint
  /** Part of the stake that counts as valid bet. */
  turnover: bigint
  paid: bigint
}

export interface LotteryBetsQuery {
  people: TeamMembers
  gameId?: bigint | undefined
  outcome?: PlayOutcome | undefined
  /** The whole requested period. */
  days: TimeInterval
  /** Intervals in which the members may have bet on draws with results, latest first. */
  played: readonly TimeInterval[]
}

const NOT_PLAYED: OrderStatus[] = [...CANCELLED_STATUSES, 14, 15, 20, 99]

const columns = sql`id, placed_at as "placedAt", member_id as "memberId", game_id as "gameId", draw_number as "drawNumber", settled_at as "settledAt",
  cost - refunded as staked, coalesce(valid, cost - refunded - returned) as turnover, won as paid, case
    when status in (1, 2) then 'open' when status = 4 then 'won' when status = 5 then 'lost' when status = 16 then 'drawn'
    when status = any (${NOT_PLAYED}::int2[]) then 'voided' end as outcome`

const at = sql.ref('placed_at')

/**
 * Returns lottery bets of some members, latest first. Reads few members one by one; for many members it filters the
 * bets of the whole merchant.
 */
export async function teamLotteryBets(
  db: Db,
  { people, days, played, ...filter }: LotteryBetsQuery,
  { after, limit, scanBudget = SCAN_BUDGET_MAX }: Page,
): Promise<Found<TeamLotteryBet>> {
  const { merchantCode, ids } = people
  const condition = filterCondition(filter)
  const bounds = { limit, scanBudget }
  if (ids === null) {
    const hasEnded = filter.outcome !== undefined && filter.outcome !== 'open' && filter.outcome !== 'voided'
    const walk = (span: Span, partBounds: Bounds) =>
      newestOfAll<TeamLotteryBet>(db, {
        ...partBounds,
        columns,
        at,
        from: sql`lottery_detail where merchant_code = ${merchantCode} and ${within(at, span)}`,
        filter: sql`${condition} and ${people.has(sql`scanned."memberId"`)}`,
      })
    return boundedScan(afterCursor(hasEnded ? played : [days], after), walk, bounds)
  }
  const [span] = afterCursor([days], after)
  if (!span) return { rows: [], resumeCursor: null }
  return newestOfEach(db, {
    ...bounds,
    columns,
    at,
    kinds: sql`select unnest(${[...ids]}::int8[]) as member_id, true as is_needed`,
    from: sql`lottery_detail where member_id = kind.member_id and ${within(at, span)}`,
    filter: condition,
    ofKind: scanBudget,
  })
}

function filterCondition({ gameId, outcome }: Pick<LotteryBetsQuery, 'gameId' | 'outcome'>): RawBuilder<unknown> {
  const ofGame = gameId === undefined ? sql`true` : sql`scanned."gameId" = ${gameId}`
  return outcome === undefined ? ofGame : sql`${ofGame} and scanned.outcome = ${outcome}`
}

export interface LotterySummary {
  name: string
  picture: string
}

/** Returns names and pictures of lottery games. */
export async function lotterySummaries(db: Db, gameIds: readonly bigint[]): Promise<Map<bigint, LotterySummary>> {
  if (gameIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('lottery_game')
    .select(['id', 'name', 'icon'])
    .where('id', 'in', [...new Set(gameIds)])
    .execute()
  return new Map(rows.map(({ id, name, icon }) => [id, { name, picture: `/pictures/lottery/${icon}.webp` }]))
}
