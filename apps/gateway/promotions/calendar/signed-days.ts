import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { SignedDay } from './calendar-rules.ts'
import './tables.ts'

/** Number of days that are read: the longest cycle, plus one day of the previous one. */
const MAX_DAYS = 32

interface Signing {
  promotionId: bigint
  memberId: bigint
}

export interface SignedBonus extends SignedDay {
  rewardId: bigint
  amount: bigint
  claimed: boolean
  expiresAt: Date
}

/** Returns a member's latest days of a calendar with their bonuses, latest first. */
export async function signedDays(db: Db, { promotionId, memberId }: Signing): Promise<SignedBonus[]> {
  return db
    .selectFrom('calendar_day')
    .innerJoin('reward', 'reward.entry_id', 'calendar_day.entry_id')
    .select([
      sql<string>`to_char(calendar_day.day, 'YYYY-MM-DD')`.as('day'),
      'calendar_day.position',
      'calendar_day.consecutive',
      'reward.id as rewardId',
      'reward.amount',
      sql<boolean>`reward.status = 'claimed'`.as('claimed'),
      'reward.expires_at as expiresAt',
    ])
    .where('calendar_day.promotion_id', '=', promotionId)
    .where('calendar_day.member_id', '=', memberId)
    .orderBy('calendar_day.day', 'desc')
    .limit(MAX_DAYS)
    .execute()
}
