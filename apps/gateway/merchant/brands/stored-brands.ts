import type { BrandDesign, BrandLook } from '@ante/contract/merchant/brand-design.ts'
import type { Selectable } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'

export type Brand = Selectable<Tables['brand']>
export type BrandVersion = Selectable<Tables['brand_version']>

interface Name {
  merchantCode: string
  code: string
}

export async function brandNamed(db: Db, name: Name): Promise<Brand | null> {
  return (await selectBrand(db, name).executeTakeFirst()) ?? null
}

/** Locks a brand until the transaction ends. */
export async function lockedBrand(tx: Db, name: Name): Promise<Brand | null> {
  return (await selectBrand(tx, name).forUpdate().executeTakeFirst()) ?? null
}

const selectBrand = (db: Db, { merchantCode, code }: Name) =>
  db.selectFrom('brand').selectAll().where('merchant_code', '=', merchantCode).where('code', '=', code)

interface BrandPage {
  merchantCode: string
  /** Id of the last row of the previous page. */
  after: string | undefined
  limit: number
}

/** Returns brands, newest first. */
export function brandsPage(db: Db, { merchantCode, after, limit }: BrandPage): Promise<Brand[]> {
  return db
    .selectFrom('brand')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .$if(after !== undefined, (query) => query.where('id', '<', BigInt(after ?? 0)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Maximum number of versions that are listed, newest first. */
const MAX_VERSIONS = 100

export function versionsOfBrand(db: Db, brandId: bigint): Promise<BrandVersion[]> {
  return db
    .selectFrom('brand_version')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('number', 'desc')
    .limit(MAX_VERSIONS)
    .execute()
}

/** Returns the live and the staged version of a merchant, with the codes of their brands. */
export function shownVersions(db: Db, merchantCode: string) {
  return db
    .selectFrom('brand_version')
    .innerJoin('brand', 'brand.id', 'brand_version.brand_id')
    .selectAll('brand_version')
    .select('brand.code as brand_code')
    .where('brand_version.merchant_code', '=', merchantCode)
    .where('brand_version.state', 'in', ['live', 'staged'])
    .execute()
}

interface Edited {
  design: BrandDesign
  look: BrandLook
  by: string
  at: Date
}

/** Stores a new brand. Returns false if the merchant has one with this code. */
export async function addBrand(
  tx: Db,
  { merchantCode, code }: Name,
  edited: Edited & { name: string },
): Promise<boolean> {
  const { name, design, look, by, at } = edited
  const added = await tx
    .insertInto('brand')
    .values({
      merchant_code: merchantCode,
      code,
      name,
      draft: JSON.stringify(design),
      draft_look: JSON.stringify(look),
      edited_by: by,
      edited_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Changes the draft of a locked brand, and returns its new version. */
export async function changeBrandDraft(tx: Db, brand: Brand, { design, look, by, at }: Edited): Promise<number> {
  const version = brand.draft_version + 1
  await tx
    .updateTable('brand')
    .set({
      draft: JSON.stringify(design),
      draft_look: JSON.stringify(look),
      draft_version: version,
      edited_by: by,
      edited_at: at,
    })
    .where('id', '=', brand.id)
    .execute()
  return version
}

/** Locks the merchant, so that its staged and live versions change one after the other. */
export async function lockLooks(tx: Db, merchantCode: string): Promise<void> {
  await tx.selectFrom('merchant').select('code').where('code', '=', merchantCode).forUpdate().execute()
}

/** Stores the looks of a merchant; all gateways use them once the transaction is committed. */
export async function storeLooks(
  tx: Db,
  merchantCode: string,
  looks: { look?: BrandLook | null; staged?: BrandLook | null },
): Promise<void> {
  await tx
    .updateTable('merchant')
    .set({
      ...(looks.look !== undefined && { look: looks.look && JSON.stringify(looks.look) }),
      ...(looks.staged !== undefined && { staged_look: looks.staged && JSON.stringify(looks.staged) }),
    })
    .where('code', '=', merchantCode)
    .execute()
  await publishOnCommit(tx, 'merchant', merchantCode)
}
