import { KEY_DAYS } from '../sessions/session-store.ts'
import type { DeletionRule } from '../deletion.ts'

/** None of these moved money. Rounds that did are kept forever: the database refuses their deletion. */
export const roundDeletionRules: readonly DeletionRule[] = [
  {
    // Kept until its page's key has expired: until then, a repeat of the same tap must not begin a new stake.
    name: 'refused stakes',
    retentionDays: KEY_DAYS,
    sql: `delete from studio.round where id in (
      select id from studio.round where state = 'refused' and drawn_at < now() - $1 * interval '1 day'
      order by drawn_at limit $2 for update skip locked)`,
  },
  {
    // An act is needed only to ignore repeats of its message; the result of the action is in its round.
    name: 'acts of rounds that have ended',
    retentionDays: 30,
    sql: `delete from studio.act where (round_id, act_id) in (
      select a.round_id, a.act_id from studio.act a join studio.round r on r.id = a.round_id
      where a.acted_at < now() - $1 * interval '1 day' and r.state in ('closed', 'refused', 'rolled_back')
      order by a.acted_at limit $2 for update of a skip locked)`,
  },
]
