import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { HeldRight } from '../../kit/staff-context.ts'

interface Used {
  staffId: bigint
  scope: string
  used: readonly Pick<HeldRight, 'permission' | 'right'>[]
  now: Date
}

/** Precision of the stored time of last use, so that not every call writes. */
const PRECISION = '10 minutes'

/** Records the use of rights, for the report of unused ones. */
export async function recordUse(db: Db, { staffId, scope, used, now }: Used): Promise<void> {
  const distinct = [...new Map(used.map((one) => [`${one.permission} ${one.right}`, one])).values()]
  // A call that any right admits does not count as use of a particular one.
  if (distinct.length === 0 || distinct.length > 2) return
  await sql`
    insert into staff_right_use as last (staff_id, scope, permission, right_name, last_used_at)
    select ${staffId}, ${scope}, permission, right_name, ${now}
    from unnest(${distinct.map(({ permission }) => permission)}::text[], ${distinct.map(({ right }) => right)}::text[])
      as used (permission, right_name)
    on conflict (staff_id, scope, permission, right_name) do update set last_used_at = excluded.last_used_at
    where last.last_used_at < excluded.last_used_at - ${PRECISION}::interval`.execute(db)
}
