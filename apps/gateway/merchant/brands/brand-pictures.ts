import type { BrandPictureKind } from '@ante/contract/merchant/brand-design.ts'

import type { Db } from '../../kit/db.ts'

interface NewPicture {
  merchantCode: string
  id: string
  kind: BrandPictureKind
  content: Buffer
  by: string
  at: Date
  /** Beginning of the time in which at most `perDay` pictures are stored. */
  since: Date
  perDay: number
}

/** Stores a picture, unless it is stored already. Returns false if the merchant has stored too many lately. */
export async function addBrandPicture(tx: Db, picture: NewPicture): Promise<boolean> {
  const { merchantCode, id, kind, content, by, at, since, perDay } = picture
  const { count } = await tx
    .selectFrom('brand_picture')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('merchant_code', '=', merchantCode)
    .where('uploaded_at', '>', since)
    .executeTakeFirstOrThrow()
  if (count >= BigInt(perDay)) return false
  await tx
    .insertInto('brand_picture')
    .values({ merchant_code: merchantCode, id, kind, content, uploaded_by: by, uploaded_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}
