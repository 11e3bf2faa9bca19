import { randomBytes } from 'node:crypto'

import { PORTRAIT_LIMITS, PORTRAIT_SIDE, sendHeadIcon } from '@ante/contract/member/portrait.ts'

import { requireCallAllowance } from '../../kit/call-counts.ts'
import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { makePicture } from '../../kit/pictures/make-picture.ts'
import type { Ports } from '../../kit/ports.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import './tables.ts'

const refuse = refusalsOf(sendHeadIcon)
const NAME_BYTES = 24
const BUSY_SECONDS = 10
/** Limit of uploads per member, because each image is re-encoded. */
const PER_MEMBER = { atMost: 10, windowMs: 10 * 60_000 }

type PortraitPorts = Pick<Ports, 'db' | 'clock'>

/** Returns a member's portrait; null if the initial of the name is shown. */
export async function headIconOf(db: Db, memberId: bigint): Promise<string | null> {
  const query = db.selectFrom('member_portrait').select('head_icon').where('member_id', '=', memberId)
  return (await query.executeTakeFirst())?.head_icon ?? null
}

/** Sets a drawn portrait; an uploaded image is deleted. */
export async function chooseHeadIcon({ db, clock }: PortraitPorts, member: SignedIn, headIcon: string) {
  if (headIcon === '') {
    await forget(db, BigInt(member.memberId))
    return { headIcon: null }
  }
  await writePortrait(db, member, { head_icon: headIcon, picture: null, at: clock.now() })
  return { headIcon }
}

/** Stores the central square of an image, replacing an earlier one, under a new name. */
export async function storePortrait({ db, clock }: PortraitPorts, member: SignedIn, sent: Buffer) {
  await requireCallAllowance({ db, clock }, { key: `portrait of member ${member.memberId}`, ...PER_MEMBER })
  const made = await makePicture(member, { sent, types: PORTRAIT_LIMITS.types, square: PORTRAIT_SIDE })
  if (made === 'too.many.pixels') throw refuse(`picture.${made}`, { limitPixels: PORTRAIT_LIMITS.pixels })
  if (made === 'not.picture') throw refuse(`picture.${made}`)
  if (made === 'busy') throw commonRefusal('request.too_many', { retryAfterSeconds: BUSY_SECONDS })
  const headIcon = randomBytes(NAME_BYTES).toString('base64url')
  await writePortrait(db, member, { head_icon: headIcon, picture: made.picture, at: clock.now() })
  return { headIcon }
}

export async function findPortrait(db: Db, { name, merchantCode }: { name: string; merchantCode: string }) {
  const row = await db
    .selectFrom('member_portrait')
    .select('picture')
    .where('head_icon', '=', name)
    .where('picture', 'is not', null)
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()
  return row?.picture ?? null
}

/** Removes a member's portrait; returns the previous one, or null. */
export async function clearPortrait(tx: Db, memberId: bigint): Promise<string | null> {
  const before = await headIconOf(tx, memberId)
  await forget(tx, memberId)
  return before
}

interface StoredPortrait {
  head_icon: string
  picture: Buffer | null
  at: Date
}

async function writePortrait(db: Db, { memberId, merchantCode }: SignedIn, stored: StoredPortrait): Promise<void> {
  await db
    .insertInto('member_portrait')
    .values({ member_id: BigInt(memberId), merchant_code: merchantCode, ...stored })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(stored))
    .execute()
}

const forget = (db: Db, memberId: bigint) =>
  db.deleteFrom('member_portrait').where('member_id', '=', memberId).execute()
