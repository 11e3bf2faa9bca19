import type { DeletionRule } from '../kit/deletion.ts'

/**
 * Seats of a flight are read once, when the flight ends. There is one flight at a time, so all flights before a settled
 * flight are settled.
 */
export const seatDeletionRules: readonly DeletionRule[] = [
  {
    name: 'seats',
    retentionDays: 1,
    sql: `delete from crash.seat where round_id in (
      select round_id from crash.seat where flight <= (
        select number from crash.flight where made_at < now() - $1 * interval '1 day' and state = 'settled'
        order by made_at desc, number desc limit 1)
      order by flight limit $2 for update skip locked)`,
  },
]
