import type { VipReason } from '@ante/contract/vip/benefits.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { Level, VipProgress } from './rules.ts'
import './tables.ts'

export interface MemberProgress extends VipProgress {
  memberId: bigint
  merchantCode: string
  /** Date in the merchant's calendar. */
  day: string
  /** First days of the current month, and of the last evaluated month. */
  thisMonth: string
  reviewed_month: string | null
}

/** Returns the current standings. They cannot change meanwhile if the caller has locked the rows. */
export async function progressOf(db: Db, memberIds: readonly bigint[], now: Date): Promise<MemberProgress[]> {
  const { rows } = await sql<MemberProgress>`
    select vip_member.member_id as "memberId", merchant_code as "merchantCode", level, peak, vip_member.turnover,
      to_char(there.at, 'YYYY-MM-DD') as day, to_char(there.at, 'YYYY-MM-01') as "thisMonth",
      to_char(reviewed_month, 'YYYY-MM-DD') as reviewed_month, coalesce(vip_month.turnover, 0) as month
    from vip_member join merchant on merchant.code = merchant_code
    cross join lateral (select ${now}::timestamptz at time zone zone as at) there
    left join vip_month on vip_month.member_id = vip_member.member_id and month = date_trunc('month', there.at)::date
    where vip_member.member_id = any (${[...memberIds]}::int8[])
    order by vip_member.member_id`.execute(db)
  return rows
}

/**
 * Recounts these members' turnover in these months, with their rows locked in id order to avoid deadlocks. Trial
 * players have no row.
 */
export async function recountPlay(tx: Db, played: readonly { memberId: bigint; month: string | null }[]) {
  const ids = played.map(({ memberId }) => memberId)
  await sql`
    insert into vip_member (member_id, merchant_code)
    select member.id, member.merchant_code from member join merchant on merchant.code = member.merchant_code
    where member.id = any (${ids}::int8[]) and member.type <> 4 and merchant.trial_of is null
    order by member.id
    on conflict (member_id) do nothing`.execute(tx)
  await lockStandings(tx, ids)
  await sql`
    insert into vip_month as existing (member_id, month, turnover)
    select distinct vip_member.member_id, requested.month, month_turnover(vip_member.member_id, merchant_code, requested.month)
    from unnest(${ids}::int8[], ${played.map(({ month }) => month)}::date[]) requested (member_id, month)
    join vip_member on vip_member.member_id = requested.member_id
    where requested.month is not null
    on conflict (member_id, month) do update set turnover = excluded.turnover
    where existing.turnover <> excluded.turnover`.execute(tx)
  await sql`
    update vip_member set turnover = summed.turnover
    from (select member_id, sum(turnover)::int8 as turnover from vip_month
      where member_id = any (${ids}::int8[]) group by member_id) summed
    where vip_member.member_id = summed.member_id and vip_member.turnover <> summed.turnover`.execute(tx)
}

export async function lockStandings(tx: Db, memberIds: readonly bigint[]): Promise<void> {
  await sql`
    select from vip_member where member_id = any (${[...memberIds]}::int8[]) order by member_id for update`.execute(tx)
}

interface Changed {
  level: number
  peak: number
  reason: VipReason
  now: Date
  actor: string
}

/** Stores a member's new standing; the caller has locked the row. */
export async function changeLevel(tx: Db, progress: MemberProgress, { level, peak, reason, now, actor }: Changed) {
  const { memberId, level: before } = progress
  // A member who gets the first level now is not evaluated for earlier months.
  const began = before === 0 && level > 0
  await sql`
    update vip_member set level = ${level}, peak = ${peak}
      ${began ? sql`, reviewed_month = (${progress.thisMonth}::date - interval '1 month')::date` : sql``}
    where member_id = ${memberId}`.execute(tx)
  if (level === before) return
  await tx
    .insertInto('vip_change')
    .values({ member_id: memberId, at: now, day: progress.day, from_level: before, to_level: level, reason, actor })
    .execute()
}

/** Stores the bonuses of reached levels as owed, each level only once. */
export async function recordUnpaidBonuses(
  tx: Db,
  { memberId, reached, now }: { memberId: bigint; reached: readonly Level[]; now: Date },
): Promise<void> {
  const dueBonuses = reached.filter(({ bonus }) => bonus > 0n)
  if (dueBonuses.length === 0) return
  await tx
    .insertInto('vip_bonus')
    .values(dueBonuses.map(({ level, bonus }) => ({ member_id: memberId, level, amount: bonus, reached_at: now })))
    .onConflict((conflict) => conflict.columns(['member_id', 'level']).doNothing())
    .execute()
}

/** Claims the owed bonuses of members whose rows are locked; the caller grants them in the same transaction. */
export async function claimUnpaidBonuses(tx: Db, memberIds: readonly bigint[], now: Date) {
  const { rows } = await sql<{ memberId: bigint; level: number; amount: bigint }>`
    update vip_bonus set granted_at = ${now} where member_id = any (${[...memberIds]}::int8[]) and granted_at is null
    returning member_id as "memberId", level, amount`.execute(tx)
  return rows.sort((a, b) => a.level - b.level)
}
