import { randomBytes } from 'node:crypto'

import type { SentPicture } from '@ante/contract/support/pictures.ts'
import { PICTURE_LIMITS, sendPicture } from '@ante/contract/support/pictures.ts'

import { requireCallAllowance } from '../../kit/call-counts.ts'
import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { makePicture } from '../../kit/pictures/make-picture.ts'
import type { Ports } from '../../kit/ports.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import '../tables.ts'

const refuse = refusalsOf(sendPicture)
const NAME_BYTES = 24
const BUSY_SECONDS = 10
/** Limit per member, because every picture is re-encoded. */
const PER_MEMBER = { atMost: 10, windowMs: 60_000 }
/** Time in milliseconds after which unused pictures are deleted. */
const UNUSED_PICTURE_MS = 24 * 60 * 60_000
const DELETED_AT_ONCE = 20

/** Stores a picture until it is attached to a message or feedback. */
export async function storePicture(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { member, merchantCode, sent }: { member: SignedIn; merchantCode: string; sent: Buffer },
): Promise<SentPicture> {
  await requireCallAllowance({ db, clock }, { key: `support pictures of member ${member.memberId}`, ...PER_MEMBER })
  const made = await makePicture(member, { sent, types: PICTURE_LIMITS.types })
  if (made === 'too.many.pixels') throw refuse(`picture.${made}`, { limitPixels: PICTURE_LIMITS.pixels })
  if (made === 'not.picture') throw refuse(`picture.${made}`)
  if (made === 'busy') throw commonRefusal('request.too_many', { retryAfterSeconds: BUSY_SECONDS })
  const name = randomBytes(NAME_BYTES).toString('base64url')
  const now = clock.now()
  await db
    .insertInto('support_picture')
    .values({ name, merchant_code: merchantCode, member_id: BigInt(member.memberId), ...made, at: now })
    .execute()
  await deleteUnused(db, new Date(now.getTime() - UNUSED_PICTURE_MS))
  return { name, width: made.width, height: made.height }
}

async function deleteUnused(db: Db, before: Date): Promise<void> {
  const oldPictures = db
    .selectFrom('support_picture')
    .select('name')
    .where('used', '=', false)
    .where('at', '<', before)
    .limit(DELETED_AT_ONCE)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('support_picture').where('name', 'in', oldPictures).execute()
}

/**
 * Marks the member's unused pictures with these names as used. Returns false, and changes nothing, if one is missing.
 */
export async function usePictures(tx: Db, memberId: string, names: string[]): Promise<boolean> {
  const requestedNames = new Set(names)
  if (requestedNames.size === 0) return true
  const used = await tx
    .updateTable('support_picture')
    .set({ used: true })
    .where('name', 'in', [...requestedNames])
    .where('member_id', '=', BigInt(memberId))
    .where('used', '=', false)
    .returning('name')
    .execute()
  return used.length === names.length
}

/** Returns the pictures with these names, in the form of the contract. */
export async function findPictures(db: Db, names: string[]): Promise<Map<string, SentPicture>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('support_picture')
    .select(['name', 'width', 'height'])
    .where('name', 'in', names)
    .execute()
  return new Map(rows.map((row) => [row.name, row]))
}

/** Returns a picture of a merchant's player; undefined if there is none with this name. */
export const supportPicture = (db: Db, merchantCode: string, name: string) =>
  db
    .selectFrom('support_picture')
    .select(['picture', 'width', 'height'])
    .where('name', '=', name)
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()
