import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { vipLevelsOf } from './levels.ts'
import type { Level } from './rules.ts'
import './tables.ts'

/** SQL condition that a merchant has a club. Unlisted switches are off. */
const HAS_CLUB = sql<boolean>`coalesce((merchant.settings -> 'flags' ->> 'MEMCLUB3')::boolean, false)`

export async function hasVipClub(db: Db, merchantCode: string): Promise<boolean> {
  const query = db.selectFrom('merchant').select(HAS_CLUB.as('has')).where('code', '=', merchantCode)
  return (await query.executeTakeFirst())?.has ?? false
}

/** Returns a member's VIP level; the lowest one before any play, and at a merchant without a club. */
export async function vipLevelOf(db: Db, memberId: bigint): Promise<number> {
  const { rows } = await sql<{ level: number }>`
    select vip_member.level from vip_member join merchant on merchant.code = vip_member.merchant_code
    where member_id = ${memberId} and ${HAS_CLUB}`.execute(db)
  return rows[0]?.level ?? 0
}

/** Returns the VIP levels of several members; missing members have the lowest level. */
export async function vipLevelOfEach(db: Db, memberIds: readonly bigint[]): Promise<Map<bigint, number>> {
  const { rows } = await sql<{ id: bigint; level: number }>`
    select member_id as id, vip_member.level from vip_member join merchant on merchant.code = vip_member.merchant_code
    where member_id = any(${memberIds}::int8[]) and ${HAS_CLUB}`.execute(db)
  return new Map(rows.map(({ id, level }) => [id, level]))
}

/** Returns the level at the start of a day of the merchant's calendar, which determines that day's rebates. */
export async function vipLevelAtDawn(db: Db, memberId: bigint, day: string): Promise<number> {
  const { rows } = await sql<{ level: number }>`
    select vip_level_on(member.id, ${day}::date) as level
    from member join merchant on merchant.code = member.merchant_code
    where member.id = ${memberId} and ${HAS_CLUB}`.execute(db)
  return rows[0]?.level ?? 0
}

/** Returns the real-money merchants that have a club. */
export async function merchantsWithClub(db: Db): Promise<{ code: string; currency: string; zone: string }[]> {
  return db
    .selectFrom('merchant')
    .select(['code', 'currency', 'zone'])
    .where('trial_of', 'is', null)
    .where(HAS_CLUB)
    .orderBy('code')
    .execute()
}

/** Returns the cashier benefits of the member's level. */
export async function vipPerksOf(
  db: Db,
  { memberId, merchantCode }: { memberId: bigint; merchantCode: string },
): Promise<Pick<Level, 'withdrawals' | 'withdrawalMaximum'>> {
  const level = await vipLevelOf(db, memberId)
  const found = (await vipLevelsOf(db, merchantCode))[level]
  return { withdrawals: found?.withdrawals ?? 0, withdrawalMaximum: found?.withdrawalMaximum ?? null }
}
