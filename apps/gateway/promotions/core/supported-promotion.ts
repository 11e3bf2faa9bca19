import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Promotion, PromotionTypeDefinition } from './type-definition.ts'
import { findTypeDefinition } from './registry.ts'
import type { PromotionTable } from './tables.ts'

type Row = Selectable<PromotionTable>

/** A promotion with the definition of its type. */
export interface SupportedPromotion {
  promotion: Promotion
  type: PromotionTypeDefinition
}

/** Parses a row. Returns null if this gateway does not support the type, or the rules do not match its schema. */
export function parsePromotionRow(row: Row): SupportedPromotion | null {
  const type = findTypeDefinition(row.type)
  const rules = type?.rules.safeParse(row.rules)
  return type && rules?.success ? { promotion: { ...row, rules: rules.data }, type } : null
}

/** Time for which an ended promotion stays visible. */
const SHOWN_MS = 7 * 86_400_000

/** Returns all promotions that this merchant's members may see now, in the merchant's order. */
export async function visiblePromotions(db: Db, merchantCode: string, now: Date): Promise<SupportedPromotion[]> {
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
  return rows.flatMap((row) => parsePromotionRow(row) ?? [])
}

/** Returns the open promotions of all merchants that have started; an end in the past does not exclude them. */
export async function startedPromotions(db: Db, now: Date): Promise<SupportedPromotion[]> {
  const rows = await db
    .selectFrom('promotion')
    .selectAll()
    .where('state', '=', 'open')
    .where((row) => row.or([row('starts_at', 'is', null), row('starts_at', '<=', now)]))
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => parsePromotionRow(row) ?? [])
}

interface PromotionKey {
  merchantCode: string
  code: string
}

/** Returns a merchant's promotion; null for a draft too. */
export async function findPromotion(db: Db, { merchantCode, code }: PromotionKey): Promise<SupportedPromotion | null> {
  const row = await visiblePromotion(db, { merchantCode, code }).executeTakeFirst()
  return row ? parsePromotionRow(row) : null
}

/** Like `findPromotion`, with a lock until the transaction ends that prevents changes and other grants. */
export async function lockPromotion(tx: Db, { merchantCode, code }: PromotionKey): Promise<SupportedPromotion | null> {
  const row = await visiblePromotion(tx, { merchantCode, code }).forUpdate().executeTakeFirst()
  return row ? parsePromotionRow(row) : null
}

const visiblePromotion = (db: Db, { merchantCode, code }: PromotionKey) =>
  db
    .selectFrom('promotion')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .where('state', '<>', 'draft')

/** Like `lockPromotion`, by id, but returns drafts too. */
export async function lockPromotionById(tx: Db, id: bigint): Promise<SupportedPromotion | null> {
  const row = await tx.selectFrom('promotion').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? parsePromotionRow(row) : null
}
