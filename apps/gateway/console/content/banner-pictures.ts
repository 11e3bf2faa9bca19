import { randomBytes } from 'node:crypto'

import { BANNER_SIZE, CROP_PARTS, uploadBannerPicture as endpoint } from '@ante/contract/console/banners.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { requireCallAllowance } from '../../kit/call-counts.ts'
import { inTransaction } from '../../kit/db.ts'
import { cutPicture } from '../../kit/pictures/make-picture.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { contentPictureAddress, storeContentPicture } from '../../messaging/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

const NAME_BYTES = 24
const BUSY_SECONDS = 10
const TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
/** Limit of uploads per person, because each picture is re-encoded and stored. */
const PER_PERSON = { atMost: 60, windowMs: 10 * 60_000 }

const SIZE = { toWidth: BANNER_SIZE.width, toHeight: BANNER_SIZE.height }

const refuse = refusalsOf(endpoint)

/** Cuts a part out of an uploaded picture, stores it in the size of banners, and returns its address. */
export async function uploadPicture(
  { db, clock }: ScreenPorts,
  { file, crop }: ParsedInputOf<typeof endpoint>,
  context: StaffContext,
): Promise<OutputOf<typeof endpoint>> {
  const merchantCode = merchantOf(context)
  const { staffId, name: by } = context.staff
  await requireCallAllowance({ db, clock }, { key: `content pictures of staff ${staffId}`, ...PER_PERSON })
  const sender = { merchantCode, memberId: `staff ${staffId}` }
  const sent = Buffer.from(file, 'base64')
  const made = await cutPicture(sender, { sent, types: TYPES, cut: { ...sharesOf(crop), ...SIZE } })
  if (made === 'busy') throw commonRefusal('request.too_many', { retryAfterSeconds: BUSY_SECONDS })
  if (typeof made === 'string') throw refuse(`picture.${made}`)
  const name = randomBytes(NAME_BYTES).toString('base64url')
  const address = contentPictureAddress(name)
  await inTransaction(db, async (tx) => {
    await storeContentPicture(tx, { name, merchantCode, ...made, by, at: clock.now() })
    const after = { address, bytes: made.webp.length }
    await context.audit(tx, { action: 'messaging.banner.upload', object: `picture:${name}`, before: null, after })
  })
  return { address, isEnlarged: made.isEnlarged }
}

const sharesOf = ({ left, top, width, height }: ParsedInputOf<typeof endpoint>['crop']) => ({
  left: left / CROP_PARTS,
  top: top / CROP_PARTS,
  width: width / CROP_PARTS,
  height: height / CROP_PARTS,
})
