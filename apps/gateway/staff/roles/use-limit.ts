import { dayOf } from '@ante/contract/kit/days.ts'
import type { Right } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { Refused } from '../../kit/refusal.ts'
import type { HeldRight } from '../../kit/staff-context.ts'

export interface Decided {
  staffId: bigint
  merchantCode: string
  zone: string
  amount: bigint
  now: Date
}

/** Returns why an amount exceeds the limits of a right, or null. `today` is the sum of earlier decisions of the day. */
export function limitRefusal(
  { perDecision, perDay }: Pick<HeldRight, 'perDecision' | 'perDay'>,
  amount: bigint,
  today: bigint,
): { per: 'decision' | 'day'; limit: bigint } | null {
  if (perDecision !== null && amount > perDecision) return { per: 'decision', limit: perDecision }
  return perDay !== null && today + amount > perDay ? { per: 'day', limit: perDay } : null
}

/** The first account of a person, which counts the limits of all accounts of the person. */
const firstAccountOf = (staffId: bigint) => sql`(
  select min(same.id) from staff_account own join staff_account same on same.person = own.person
  where own.id = ${staffId})`

/**
 * Counts an amount against the limits of a right, by the person and the merchant's day. The row is locked, so that
 * simultaneous decisions are all counted. Throws `limit.exceeded`; then nothing is counted.
 */
export async function useLimit(
  tx: Db,
  held: HeldRight,
  { staffId, merchantCode, zone, amount, now }: Decided,
): Promise<void> {
  const day = dayOf(zone, now.getTime())
  const { rows } = await sql<{ today: bigint }>`
    insert into staff_limit_use as used (staff_id, merchant_code, permission, right_name, day, amount)
    values (
      ${firstAccountOf(staffId)}, ${merchantCode}, ${held.permission}, ${held.right satisfies Right}, ${day}::date, ${amount})
    on conflict (staff_id, merchant_code, permission, right_name, day)
      do update set amount = used.amount + excluded.amount
    returning amount - ${amount}::bigint as today`.execute(tx)
  const refusal = limitRefusal(held, amount, rows[0]?.today ?? 0n)
  if (refusal) throw new Refused('limit.exceeded', { per: refusal.per, limit: textOf(refusal.limit) })
}

/** Returns an amount that was counted at `now` but had no effect. */
export async function returnLimit(
  tx: Db,
  { permission, right }: Pick<HeldRight, 'permission' | 'right'>,
  { staffId, merchantCode, zone, amount, now }: Decided,
): Promise<void> {
  const day = dayOf(zone, now.getTime())
  await sql`
    update staff_limit_use set amount = greatest(0, amount - ${amount}::bigint)
    where staff_id = ${firstAccountOf(staffId)} and merchant_code = ${merchantCode} and permission = ${permission}
      and right_name = ${right} and day = ${day}::date`.execute(tx)
}
