import type { DeletionRule } from '../../kit/deletion.ts'

/** Players see their past hands, and may dispute them, until the hands are deleted. The money is recorded in rounds. */
export const handDeletionRules: readonly DeletionRule[] = [
  {
    name: 'hands',
    retentionDays: 90,
    sql: `delete from holdem.hand where (table_id, number) in (
      select table_id, number from holdem.hand where ended_at < now() - $1 * interval '1 day'
      order by ended_at limit $2 for update skip locked)`,
  },
]
