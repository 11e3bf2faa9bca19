import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Activity, ActivityType } from './activity-type.ts'
import { findActivityType } from './registry.ts'
import type { PromotionTable } from './tables.ts'

type Row = Selectable<PromotionTable>

export interface SupportedActivity {
  activity: Activity
  type: ActivityType
}

/** Returns null for a type that this gateway does not support (yet), or rules that do not match its schema. */
export function parseActivity(row: Row): SupportedActivity | null {
  const type = findActivityType(row.type)
  const rules = type?.rules.safeParse(row.rules)
  return type && rules?.success ? { activity: { ...row, rules: rules.data }, type } : null
}

/** Time for which an ended promotion stays visible. */
const SHOWN_MS = 7 * 86_400_000

/** Returns all promotions that this merchant's members may see now, in the merchant's order. */
export async function activitiesShown(db: Db, merchantCode: string, now: Date): Promise<SupportedActivity[]> {
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
  return rows.flatMap((row) => parseActivity(row) ?? [])
}

/** Returns promotions in which rewards may be earned by now without an action on the site. */
export async function activitiesRunning(db: Db, now: Date): Promise<SupportedActivity[]> {
  const rows = await db
    .selectFrom('promotion')
    .selectAll()
    .where('state', '=', 'open')
    .where((row) => row.or([row('starts_at', 'is', null), row('starts_at', '<=', now)]))
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => parseActivity(row) ?? [])
}

interface ActivityCode {
  merchantCode: string
  code: string
}

/** Returns null also for a draft, which is not visible yet. */
export async function findActivity(db: Db, { merchantCode, code }: ActivityCode): Promise<SupportedActivity | null> {
  const row = await visibleActivity(db, { merchantCode, code }).executeTakeFirst()
  return row ? parseActivity(row) : null
}

/** The same, locked until this transaction ends: no changes and no grants meanwhile. */
export async function lockedActivity(tx: Db, { merchantCode, code }: ActivityCode): Promise<SupportedActivity | null> {
  const row = await visibleActivity(tx, { merchantCode, code }).forUpdate().executeTakeFirst()
  return row ? parseActivity(row) : null
}

const visibleActivity = (db: Db, { merchantCode, code }: ActivityCode) =>
  db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .where('state', '<>', 'draft')

/** Like `lockedActivity`, by the id in an entry or a code. */
export async function lockedActivityById(tx: Db, id: bigint): Promise<SupportedActivity | null> {
  const row = await tx.selectFrom('promotion').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? parseActivity(row) : null
}
