import { dayOf } from '@ante/contract/kit/days.ts'
import { statementPeriods } from '@ante/contract/statements/statement-period.ts'

import type { Db } from '../kit/db.ts'

export interface OfferedPeriods {
  months: string[]
  years: string[]
  /** Today in the merchant's calendar. */
  today: string
}

/** Returns the periods, since the registration, for which a member can request a statement. */
export async function offeredPeriods(
  db: Db,
  { memberId, now }: { memberId: bigint; now: Date },
): Promise<OfferedPeriods> {
  const { zone, registered_at: registeredAt } = await db
    .selectFrom('member')
    .innerJoin('merchant', 'merchant.code', 'member.merchant_code')
    .select(['merchant.zone', 'member.registered_at'])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow()
  const today = dayOf(zone, now)
  return { ...statementPeriods(dayOf(zone, registeredAt), today), today }
}
