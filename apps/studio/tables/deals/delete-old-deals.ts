import type { DeletionRule } from '../../kit/deletion.ts'

/** Rounds contain their outcome and proof, without the deal. The last set is kept: the next deal depends on it. */
export const dealDeletionRules: readonly DeletionRule[] = [
  {
    name: 'deals',
    retentionDays: 30,
    sql: `delete from tables.deal where id in (
      select id from tables.deal d where decided_at < now() - $1 * interval '1 day'
        and set_number < (select max(set_number) from tables.deal where vendor = d.vendor and game_id = d.game_id)
      order by decided_at limit $2 for update skip locked)`,
  },
]
