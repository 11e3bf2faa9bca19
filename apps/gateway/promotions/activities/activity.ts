import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Activity, ActivityType } from './activity-type.ts'
import { typeNamed } from './registry.ts'
import type { PromotionTable } from './tables.ts'

type Row = Selectable<PromotionTable>

export interface KnownActivity {
  activity: Activity
  by: ActivityType
}

/** Null for a type that this gateway does not know (yet), or rules that its schema does not. */
export function known(row: Row): KnownActivity | null {
  const by = typeNamed(row.type)
  const rules = by?.rules.safeParse(row.rules)
  return by && rules?.success ? { activity: { ...row, rules: rules.data }, by } : null
}

/** How long a promotion is shown that has ended. */
const SHOWN_MS = 7 * 86_400_000

/** All that members of this merchant may see now, in the merchant's order. */
export async function activitiesShown(db: Db, merchantCode: string, now: Date): Promise<KnownActivity[]> {
  const since = new Date(now.getTime() - SHOWN_MS)
  const rows = await db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('state', '<>', 'draft')
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', since)]))
    .where((row) => row.or([row('closed_at', 'is', null), row('closed_at', '>', since)]))
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => known(row) ?? [])
}

/** Those that somebody may earn something by now, without doing anything on the site. */
export async function activitiesRunning(db: Db, now: Date): Promise<KnownActivity[]> {
  const rows = await db
    .selectFrom('promotion')
    .selectAll()
    .where('state', '=', 'open')
    .where((row) => row.or([row('starts_at', 'is', null), row('starts_at', '<=', now)]))
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => known(row) ?? [])
}

interface Named {
  merchantCode: string
  code: string
}

/** Null also for a draft: nobody has heard of it. */
export async function activityNamed(db: Db, { merchantCode, code }: Named): Promise<KnownActivity | null> {
  const row = await named(db, { merchantCode, code }).executeTakeFirst()
  return row ? known(row) : null
}

/** The same, and nobody changes it, or gives anything by it, until this transaction ends. */
export async function lockedActivity(tx: Db, { merchantCode, code }: Named): Promise<KnownActivity | null> {
  const row = await named(tx, { merchantCode, code }).forUpdate().executeTakeFirst()
  return row ? known(row) : null
}

const named = (db: Db, { merchantCode, code }: Named) =>
  db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .where('state', '<>', 'draft')

/** As `lockedActivity`, by what an entry or a code says of it. */
export async function lockedActivityById(tx: Db, id: bigint): Promise<KnownActivity | null> {
  const row = await tx.selectFrom('promotion').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? known(row) : null
}
