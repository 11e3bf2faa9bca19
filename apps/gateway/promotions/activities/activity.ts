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

/** Returns null for a type that this gateway does not support (yet), or rules that do not match its schema. */
export function known(row: Row): KnownActivity | null {
  const by = typeNamed(row.type)
  const rules = by?.rules.safeParse(row.rules)
  return by && rules?.success ? { activity: { ...row, rules: rules.data }, by } : null
}

/** Time for which an ended promotion stays visible. */
const SHOWN_MS = 7 * 86_400_000

/** Returns all promotions that this merchant's members may see now, in the merchant's order. */
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

/** Returns promotions in which rewards may be earned by now without an action on the site. */
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

/** Returns null also for a draft, which is not visible yet. */
export async function activityNamed(db: Db, { merchantCode, code }: Named): Promise<KnownActivity | null> {
  const row = await named(db, { merchantCode, code }).executeTakeFirst()
  return row ? known(row) : null
}

/** The same, locked until this transaction ends: no changes and no grants meanwhile. */
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

/** Like `lockedActivity`, by the id in an entry or a code. */
export async function lockedActivityById(tx: Db, id: bigint): Promise<KnownActivity | null> {
  const row = await tx.selectFrom('promotion').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? known(row) : null
}
