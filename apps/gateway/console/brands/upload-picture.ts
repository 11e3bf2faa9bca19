import {
  brandPictureShapes,
  MAX_BRAND_PICTURE_BYTES,
  uploadBrandPicture as endpoint,
} from '@ante/contract/console/brands.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'

import { inTransaction } from '../../kit/db.ts'
import { makePicture } from '../../kit/pictures/make-picture.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { addBrandPicture, brandNamed, brandObject, hashOf } from '../../merchant/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

const TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
/** Maximum number of pictures that a merchant's staff uploads in a day. */
const PER_DAY = 200
/** Maximum size of the body: base64 takes a third more than the picture. */
export const PICTURE_BODY_BYTES = Math.ceil((MAX_BRAND_PICTURE_BYTES * 4) / 3) + 10_000

/** Stores the selected part of a picture, encoded again. The same pixels give the same id. */
export async function uploadPicture(
  ports: ScreenPorts,
  { code, kind, content, crop }: ParsedInputOf<typeof endpoint>,
  context: StaffContext,
): Promise<OutputOf<typeof endpoint>> {
  const refuse = refusalsOf(endpoint)
  const merchantCode = merchantOf(context)
  if (!(await brandNamed(ports.db, { merchantCode, code }))) throw refuse('brand.not_found')
  const sender = { merchantCode, memberId: `staff ${context.staff.staffId}` }
  const shape = { crop, exact: brandPictureShapes[kind], keepsAlpha: kind !== 'splash' }
  const made = await makePicture(sender, { sent: Buffer.from(content, 'base64'), types: TYPES, ...shape })
  if (made === 'not.picture') throw refuse('picture.not.picture')
  if (made === 'too.many.pixels') throw refuse('picture.too.many.pixels')
  if (made === 'busy') throw refuse('brand.pictures_busy')
  const at = ports.clock.now()
  const picture = { id: hashOf(made.picture), kind, content: made.picture, by: context.staff.name, at }
  return inTransaction(ports.db, async (tx) => {
    const since = new Date(at.getTime() - DAY_MS)
    const added = await addBrandPicture(tx, { merchantCode, since, perDay: PER_DAY, ...picture })
    if (!added) throw refuse('brand.too_many', { limit: PER_DAY })
    const entry = { action: 'merchant.brand.picture', object: brandObject(code) }
    await context.audit(tx, { ...entry, before: null, after: { kind, id: picture.id } })
    return { id: picture.id }
  })
}
