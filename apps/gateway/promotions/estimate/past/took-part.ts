import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import type { StoredPromotion } from '../../core/stored-promotions.ts'
import { activeByDay, activeIn } from './active-players.ts'
import type { PastDays } from './past.ts'

/** Share of players who took part in one earlier promotion of a type. */
export interface TookPart {
  took: number
  could: number
}

const PROMOTIONS = 5
const OLDEST_MS = 400 * DAY_MS
/** Days of each earlier promotion that are counted: players take part soon after its opening. */
const COUNTED_DAYS = 28
/** Time that an earlier promotion must have run to be counted. */
const LEAST_MS = 3 * DAY_MS

interface Earlier extends Pick<PastDays, 'merchantCode' | 'zone' | 'currency'> {
  type: PromotionType
  /** Code of the promotion that is estimated, which is left out while it is a draft or runs. */
  code: string
  now: Date
}

/** Returns who took part in the latest earlier promotions of a type at the merchant. */
export async function tookPartIn(db: Db, earlier: Earlier): Promise<TookPart[]> {
  const { merchantCode, type, now } = earlier
  const promotions = await db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('type', '=', type)
    .where('opened_at', '>', new Date(now.getTime() - OLDEST_MS))
    .orderBy('opened_at', 'desc')
    .limit(PROMOTIONS)
    .execute()
  const shares: TookPart[] = []
  for (const promotion of promotions) shares.push(...(await shareOf(db, promotion, earlier)))
  return shares.filter(({ could }) => could > 0)
}

async function shareOf(db: Db, promotion: StoredPromotion, { zone, now, ...earlier }: Earlier): Promise<TookPart[]> {
  const { opened_at: opened, starts_at: starts, ends_at: ends, closed_at: closed, audience } = promotion
  const begins = new Date(Math.max(opened?.getTime() ?? 0, starts?.getTime() ?? 0))
  const ended = new Date(Math.min(ends?.getTime() ?? Infinity, closed?.getTime() ?? Infinity, now.getTime()))
  // A promotion that has just begun shows too few players.
  if (ended.getTime() - begins.getTime() < LEAST_MS) return []
  const from = dayOf(zone, begins)
  const last = dayOf(zone, ended)
  const limit = plusDays(from, COUNTED_DAYS - 1)
  const past: PastDays = { ...earlier, zone, audience, from, until: last < limit ? last : limit }
  const took = await takenBy(db, promotion, past)
  return [{ took, could: await chances(db, promotion, past) }]
}

/** Returns how often players could have taken part: once a day, once per play or spin, or once. */
async function chances(db: Db, { type, rules }: StoredPromotion, past: PastDays): Promise<number> {
  const perDay = dailyChances(type, rules)
  if (perDay === null) return activeIn(db, past)
  const days = await activeByDay(db, past)
  return perDay * [...days.values()].reduce((sum, players) => sum + players, 0)
}

/** Returns how often a player can take part on a day; null for types in which a player takes part once. */
function dailyChances(type: PromotionType, rules: unknown): number | null {
  if (type === 'LOGIN') return 1
  if (type === 'RAFFLE') return promotionRules.RAFFLE.safeParse(rules).data?.playsADay ?? 1
  if (type === 'PRIZE_WHEEL') return Math.max(promotionRules.PRIZE_WHEEL.safeParse(rules).data?.free ?? 1, 1)
  return null
}

async function takenBy(db: Db, { id, type }: StoredPromotion, { zone, from, until }: PastDays): Promise<number> {
  const day = (column: string) => sql`(${sql.ref(column)} at time zone ${zone})::date`
  const within = (dayOfRow: RawBuilder<unknown>) => sql`${dayOfRow} between ${from}::date and ${until}::date`
  const source = {
    LOGIN: sql`calendar_day where promotion_id = ${id} and ${within(sql`day::date`)}`,
    RAFFLE: sql`red_rain_play where promotion_id = ${id} and ${within(sql`day`)}`,
    PRIZE_WHEEL: sql`wheel_spin where promotion_id = ${id} and ${within(day('at'))}`,
  } as const
  const isCounted = (name: string): name is keyof typeof source => Object.hasOwn(source, name)
  const { rows } = await (
    isCounted(type)
      ? sql<{ count: bigint }>`select count(*) as count from ${source[type]}`
      : sql<{ count: bigint }>`
        select count(distinct member_id) as count from reward
        where promotion_id = ${id} and ${within(day('issued_at'))}`
  ).execute(db)
  return Number(rows[0]?.count ?? 0n)
}
