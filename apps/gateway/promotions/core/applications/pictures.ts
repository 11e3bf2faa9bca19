import { randomUUID } from 'node:crypto'

import {
  APPLICATION_PICTURE_LIMIT_PIXELS,
  APPLICATION_PICTURE_TYPES,
  sendPromotionPicture,
} from '@ante/contract/promotions/promotions.ts'

import { requireNotExcluded } from '../../../responsible-gaming/public.ts'
import { requireCallAllowance } from '../../../kit/call-counts.ts'
import type { SignedIn } from '../../../kit/context.ts'
import type { Db } from '../../../kit/db.ts'
import type { Picture } from '../../../kit/pictures/draw-picture.ts'
import { makePicture } from '../../../kit/pictures/make-picture.ts'
import type { Ports } from '../../../kit/ports.ts'
import { commonRefusal } from '../../../kit/refusal.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import { requireRunning } from '../member-action.ts'
import { findPromotion } from '../supported-promotion.ts'
import { requireParticipant, isFor } from '../participant.ts'

const refuse = refusalsOf(sendPromotionPicture)

const BUSY_SECONDS = 10
/** Rate limit of uploads: each picture is re-encoded, which takes processor time. */
const PER_MEMBER = { atMost: 20, windowMs: 60_000 }
/** Time after which a picture without an application is deleted. */
export const UNATTACHED_PICTURE_MS = 86_400_000
/** Maximum number of a member's pictures without an application; one more replaces the oldest. */
const MAX_UNATTACHED = 9

/** Stores a picture for a later application. */
export async function storePicture(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { member: signedIn, promotionId: code, sent }: { member: SignedIn; promotionId: string; sent: Buffer },
): Promise<{ pictureId: string }> {
  const member = await requireParticipant(db, signedIn)
  await requireNotExcluded(db, member.memberId, clock.now())
  const supported = await findPromotion(db, { merchantCode: member.merchantCode, code })
  if (!supported || !isFor(supported.promotion.audience, member, clock.now())) throw refuse('promotion.not.found')
  requireRunning(supported.promotion, clock.now())
  await requireCallAllowance({ db, clock }, { key: `promotion picture of member ${member.memberId}`, ...PER_MEMBER })
  const made = await imageOf(signedIn, sent)
  const id = randomUUID()
  const at = clock.now()
  const stored = { ...made, id, promotion_id: supported.promotion.id, member_id: member.memberId, entry_id: null, at }
  await db.insertInto('promotion_picture').values(stored).execute()
  await deleteLoose(db, member.memberId, at)
  return { pictureId: id }
}

async function imageOf(sender: SignedIn, sent: Buffer): Promise<Picture> {
  const made = await makePicture(sender, { sent, types: APPLICATION_PICTURE_TYPES })
  if (made === 'busy') throw commonRefusal('request.too_many', { retryAfterSeconds: BUSY_SECONDS })
  if (made === 'not.picture') throw refuse('picture.not.picture')
  if (made === 'too.many.pixels') {
    throw refuse('picture.too.many.pixels', { limitPixels: APPLICATION_PICTURE_LIMIT_PIXELS })
  }
  return made
}

async function deleteLoose(db: Db, memberId: bigint, now: Date): Promise<void> {
  const loose = db
    .selectFrom('promotion_picture')
    .select('id')
    .where('member_id', '=', memberId)
    .where('entry_id', 'is', null)
  const stored = loose
    .where('at', '>', new Date(now.getTime() - UNATTACHED_PICTURE_MS))
    .orderBy('at', 'desc')
    .limit(MAX_UNATTACHED)
  await db
    .deleteFrom('promotion_picture')
    .where('member_id', '=', memberId)
    .where('entry_id', 'is', null)
    .where('id', 'not in', stored)
    .execute()
}
