import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { vipLevelsOf } from './levels.ts'
import type { Level } from './rules.ts'
import './tables.ts'

/** Whether a merchant has a club. As with every switch, one that is not listed is off. */
const HAS_CLUB = sql<boolean>`coalesce((merchant.settings -> 'whitelabel' ->> 'MEMCLUB3')::boolean, false)`

export async function hasVipClub(db: Db, merchantCode: string): Promise<boolean> {
  const found = db.selectFrom('merchant').select(HAS_CLUB.as('has')).where('code', '=', merchantCode)
  return (await found.executeTakeFirst())?.has ?? false
}

/** Where a merchant has no club, nobody has a level; who has not played has the lowest. */
export async function vipLevelOf(db: Db, memberId: bigint): Promise<number> {
  const { rows } = await sql<{ level: number }>`
    select vip_member.level from vip_member join merchant on merchant.code = vip_member.merchant_code
    where member_id = ${memberId} and ${HAS_CLUB}`.execute(db)
  return rows[0]?.level ?? 0
}

/** The same of many at once; who is missing has the lowest. */
export async function vipLevelOfEach(db: Db, memberIds: readonly bigint[]): Promise<Map<bigint, number>> {
  const { rows } = await sql<{ id: bigint; level: number }>`
    select member_id as id, vip_member.level from vip_member join merchant on merchant.code = vip_member.merchant_code
    where member_id = any(${memberIds}::int8[]) and ${HAS_CLUB}`.execute(db)
  return new Map(rows.map(({ id, level }) => [id, level]))
}

/** The level with which he began a day of his merchant's calendar: that day's rebates are by it. */
export async function vipLevelAtDawn(db: Db, memberId: bigint, day: string): Promise<number> {
  const { rows } = await sql<{ level: number }>`
    select vip_level_on(member.id, ${day}::date) as level
    from member join merchant on merchant.code = member.merchant_code
    where member.id = ${memberId} and ${HAS_CLUB}`.execute(db)
  return rows[0]?.level ?? 0
}

/** The merchants of real money that have a club. */
export async function merchantsWithClub(db: Db): Promise<{ code: string; currency: string; zone: string }[]> {
  return db
    .selectFrom('merchant')
    .select(['code', 'currency', 'zone'])
    .where('trial_of', 'is', null)
    .where(HAS_CLUB)
    .orderBy('code')
    .execute()
}

/** What the member's level gives him at the cashier. */
export async function vipPerksOf(
  db: Db,
  { memberId, merchantCode }: { memberId: bigint; merchantCode: string },
): Promise<Pick<Level, 'withdrawals' | 'withdrawalMaximum'>> {
  const level = await vipLevelOf(db, memberId)
  const found = (await vipLevelsOf(db, merchantCode))[level]
  return { withdrawals: found?.withdrawals ?? 0, withdrawalMaximum: found?.withdrawalMaximum ?? null }
}
