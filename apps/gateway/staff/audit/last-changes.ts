import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

interface LastChange {
  object: string
  at: string
  by: string
  reason: string | null
}

interface Filter {
  merchantCode: string
  objects: readonly string[]
  actions: readonly string[]
}

/**
 * Returns the last change of each object by one of the actions, newest first. Repeated calls do not count, and changes
 * for a later time (`at` in the new state) do not count before they take effect.
 */
export async function lastChanges(db: Db, { merchantCode, objects, actions }: Filter): Promise<LastChange[]> {
  const { rows } = await sql<{ object: string; at: Date; actor: string; reason: string | null }>`
    select named.object, entry.at, entry.actor, entry.reason
    from unnest(${objects}::text[]) named (object)
    cross join lateral (
      select at, actor, reason from audit_entry
      where chain = ${merchantCode} and object = named.object and result = 'done'
        and action = any (${actions}::text[]) and after ->> 'at' is null and after <> '"repeated"'
      order by at desc, id desc limit 1
    ) entry
    order by entry.at desc`.execute(db)
  return rows.map(({ object, at, actor: by, reason }) => ({ object, at: at.toISOString(), by, reason }))
}
