import type { BrandDesign, BrandLook } from '@ante/contract/merchant/brand-design.ts'

import type { Db } from '../../kit/db.ts'
import { lockLooks, storeLooks } from './stored-brands.ts'
import type { Brand } from './stored-brands.ts'

interface Staged {
  design: BrandDesign
  look: BrandLook
  by: string
  at: Date
}

/**
 * Shows a new version of a locked brand at the staged host, in place of the one that was there. Returns its number.
 */
export async function stageVersion(tx: Db, brand: Brand, { design, look, by, at }: Staged): Promise<number> {
  const { merchant_code: merchantCode } = brand
  await lockLooks(tx, merchantCode)
  await tx.deleteFrom('brand_version').where('merchant_code', '=', merchantCode).where('state', '=', 'staged').execute()
  const { last } = await tx
    .selectFrom('brand_version')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('brand_id', '=', brand.id)
    .executeTakeFirstOrThrow()
  const number = (last ?? 0) + 1
  await tx
    .insertInto('brand_version')
    .values({
      brand_id: brand.id,
      merchant_code: merchantCode,
      number,
      state: 'staged',
      design: JSON.stringify(design),
      look: JSON.stringify(look),
      staged_by: by,
      staged_at: at,
    })
    .execute()
  await storeLooks(tx, merchantCode, { staged: look })
  return number
}

/** Removes the staged version of a merchant. Returns its number, or null if there was none. */
export async function unstageVersion(tx: Db, brand: Brand): Promise<number | null> {
  await lockLooks(tx, brand.merchant_code)
  const deleted = await tx
    .deleteFrom('brand_version')
    .where('brand_id', '=', brand.id)
    .where('state', '=', 'staged')
    .returning('number')
    .executeTakeFirst()
  if (deleted) await storeLooks(tx, brand.merchant_code, { staged: null })
  return deleted?.number ?? null
}
