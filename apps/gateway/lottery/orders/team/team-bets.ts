import type { PlayOutcome } from '@ante/contract/launch/play-records.ts'
import { CANCELLED_STATUSES } from '@ante/contract/lottery/orders/order-status.ts'
import type { OrderStatus } from '@ante/contract/lottery/orders/order-status.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import { lookBack } from '../../../kit/look-back/look-back.ts'
import type { Found } from '../../../kit/look-back/look-back.ts'
import { newestOfAll, newestOfEach, within } from '../../../kit/look-back/newest.ts'
import { behindPlace } from '../../../kit/look-back/place.ts'
import type { Place, Span, Stretch } from '../../../kit/look-back/place.ts'
import type { People } from '../../../launch/public.ts'

/** A sub-order as the list of a team needs it. */
export interface TeamLotteryBet extends Place {
  memberId: bigint
  gameId: bigint
  numero: string
  outcome: PlayOutcome
  at: Date
  settledAt: Date | null
  /** What was really staked: nothing where it came back. */
  staked: bigint
  paid: bigint
}

export interface LotteryBetsAsked {
  people: People
  gameId?: bigint | undefined
  outcome?: PlayOutcome | undefined
  /** Where the people are too many to be asked one by one, when they have bet; else all days, the latest first. */
  parts: readonly Stretch[]
}

const NOT_PLAYED: OrderStatus[] = [...CANCELLED_STATUSES, 14, 15, 20, 99]

const COLUMNS = sql`id, placed_at as at, member_id as "memberId", game_id as "gameId", numero, settled_at as "settledAt",
  cost - refunded as staked, won as paid, case
    when status in (1, 2) then 'open' when status = 4 then 'won' when status = 5 then 'lost' when status = 16 then 'drawn'
    when status = any (${NOT_PLAYED}::int2[]) then 'voided' end as outcome`

/** What some people have bet at the lottery, the latest first. */
export function teamLotteryBets(
  db: Db,
  { people, parts, ...filter }: LotteryBetsAsked,
  { after, limit }: { after: Place | null; limit: number },
): Promise<Found<TeamLotteryBet>> {
  const { merchantCode, ids, areVeryFew } = people
  const own = wantedBy(filter)
  const byMembers = async (memberIds: readonly bigint[], span: Span) => {
    const step = await newestOfEach<TeamLotteryBet>(db, {
      kinds: sql`select unnest(${[...memberIds]}::int8[]) as member_id`,
      rows: sql`
        select ${COLUMNS} from lottery_detail
        where member_id = kind.member_id and ${within(sql`placed_at`, span)}`,
      wanted: own,
      limit,
    })
    return { ...step, looked: step.looked + memberIds.length }
  }
  return lookBack<TeamLotteryBet, Stretch & Span>(
    behindPlace(parts, after),
    {
      walk: (span, looks) =>
        newestOfAll(db, {
          rows: sql`
            select ${COLUMNS} from lottery_detail
            where merchant_code = ${merchantCode} and ${within(sql`placed_at`, span)}`,
          wanted: sql`${own} and ${people.has(sql`looked."memberId"`)}`,
          looks,
          limit,
        }),
      byMembers: ids && ((span) => byMembers(ids, span)),
      areVeryFew,
    },
    { limit },
  )
}

function wantedBy({ gameId, outcome }: Pick<LotteryBetsAsked, 'gameId' | 'outcome'>): RawBuilder<unknown> {
  const ofGame = gameId === undefined ? sql`true` : sql`looked."gameId" = ${gameId}`
  return outcome === undefined ? ofGame : sql`${ofGame} and looked.outcome = ${outcome}`
}

export interface LotteryFace {
  name: string
  picture: string
}

/** What games of the lottery are called and look like. */
export async function lotteryFaces(db: Db, gameIds: readonly bigint[]): Promise<Map<bigint, LotteryFace>> {
  if (gameIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('lottery_game')
    .select(['id', 'name', 'icon'])
    .where('id', 'in', [...new Set(gameIds)])
    .execute()
  return new Map(rows.map(({ id, name, icon }) => [id, { name, picture: `/pictures/lottery/${icon}.webp` }]))
}
