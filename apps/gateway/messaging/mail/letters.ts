import { DAY_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { progressOf } from '../../vip/public.ts'
import type { LetterAudience, MailLetterTable } from './tables.ts'
import { deliverLetter } from './write-mail.ts'

export type Letter = Selectable<MailLetterTable>

/** Maximum number of members per transaction, so that locks are short. */
const AT_ONCE = 500

type LetterPorts = Pick<Ports, 'db' | 'clock'>

/**
 * Delivers due letters to their audiences in parts. Progress is stored with each part, so that the next run continues
 * after an interruption, and each member gets a letter once.
 */
export async function deliverLetters({ db, clock }: LetterPorts, atOnce = AT_ONCE): Promise<void> {
  while (await inTransaction(db, (tx) => deliverPart(tx, { now: clock.now(), atOnce })));
}

/** Delivers one part; returns false if no letter is due. */
async function deliverPart(tx: Db, { now, atOnce }: { now: Date; atOnce: number }): Promise<boolean> {
  const letter = await tx
    .selectFrom('mail_letter')
    .selectAll()
    .where('starts_at', '<=', now)
    .where('ended_at', 'is', null)
    .orderBy('starts_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!letter?.audience) return false
  const { id, kind, key, pushes } = letter
  const { lastScannedId, memberIds } = await nextMembers(tx, letter, { audience: letter.audience, now, atOnce })
  const sent =
    memberIds.length > 0 ? await deliverLetter(tx, id, { memberIds, key: `letter:${key}`, kind, at: now, pushes }) : 0
  await tx
    .updateTable('mail_letter')
    .set((row) => ({
      sent: row('sent', '+', sent),
      ...(lastScannedId === null ? { ended_at: now } : { sent_to: lastScannedId }),
    }))
    .where('id', '=', id)
    .execute()
  return true
}

/** Returns the merchant's next members in id order, and those among them who belong to the audience. */
async function nextMembers(
  tx: Db,
  { merchant_code: merchantCode, sent_to: from, up_to: upTo }: Letter,
  { audience, now, atOnce }: { audience: LetterAudience; now: Date; atOnce: number },
): Promise<{ lastScannedId: bigint | null; memberIds: bigint[] }> {
  const { rows } = await sql<{ id: bigint; is_meant: boolean }>`
    select id, status = 'active' and ${isInAudience(audience, now)} as is_meant from member
    where merchant_code = ${merchantCode} and id > ${audience.to === 'member' ? BigInt(audience.id) - 1n : from}
      and id <= ${audience.to === 'member' ? BigInt(audience.id) : upTo} and id > ${from}
    order by id limit ${atOnce}`.execute(tx)
  const recipients = rows.flatMap(({ id, is_meant: isOne }) => (isOne ? [id] : []))
  const memberIds = audience.to === 'vip' ? await withLevel(tx, recipients, { level: audience.level, now }) : recipients
  return { lastScannedId: rows.at(-1)?.id ?? null, memberIds }
}

/** Returns members with this VIP level or a higher one. */
async function withLevel(tx: Db, memberIds: bigint[], { level, now }: { level: number; now: Date }): Promise<bigint[]> {
  const progress = await progressOf(tx, memberIds, now)
  return progress.flatMap((item) => (item.level >= level ? [item.memberId] : []))
}

/**
 * Returns the SQL condition of an audience. The types of agents are those of `memberMay.openAgencyCentre` in the
 * contract.
 */
function isInAudience(audience: LetterAudience, now: Date) {
  if (audience.to === 'agents') return sql`type not in (0, 4, 40)`
  if (audience.to === 'new') return sql`registered_at > ${new Date(now.getTime() - audience.days * DAY_MS)}`
  return sql`true`
}

/** Returns the letters of merchants, latest first. */
export function lettersOf(db: Db, merchantCodes: string[], limit: number): Promise<Letter[]> {
  return db
    .selectFrom('mail_letter')
    .selectAll()
    .where('merchant_code', 'in', merchantCodes)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Returns the letter; undefined if there is none with this key. */
export function letterOf(
  db: Db,
  { merchantCode, key }: { merchantCode: string; key: string },
): Promise<Letter | undefined> {
  const query = db.selectFrom('mail_letter').selectAll().where('merchant_code', '=', merchantCode)
  return query.where('key', '=', key).executeTakeFirst()
}

interface Delivery {
  /** Members who have received it. */
  sent: number
  /** Members who have read it and not deleted it. */
  read: number
  /** Members whom the delivery has not reached yet; null before it begins and after it ended. */
  remaining: number | null
}

/** Returns how far the delivery of a letter is. */
export async function deliveryOf(db: Db, letter: Letter, now: Date): Promise<Delivery> {
  const {
    id,
    merchant_code: merchantCode,
    sent,
    sent_to: from,
    up_to: upTo,
    starts_at: starts,
    ended_at: ended,
  } = letter
  const isRunning = starts !== null && starts <= now && ended === null
  const { rows } = await sql<{ read: bigint; remaining: bigint }>`
    select (select count(*) from mail where letter_id = ${id} and read_at is not null) as read, (
      select count(*) from member
      where ${isRunning} and merchant_code = ${merchantCode} and id > ${from} and id <= ${upTo ?? 0n}
    ) as remaining`.execute(db)
  const { read = 0n, remaining = 0n } = rows[0] ?? {}
  return { sent, read: Number(read), remaining: isRunning ? Number(remaining) : null }
}

/** Returns the letter, locked until the transaction ends; undefined if there is none with this key. */
export function lockedLetter(tx: Db, merchantCode: string, key: string): Promise<Letter | undefined> {
  return tx
    .selectFrom('mail_letter')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()
}

/** Stores or changes a letter that is not delivered yet. */
export async function storeLetter(
  tx: Db,
  letter: Pick<Letter, 'merchant_code' | 'key' | 'texts' | 'kind' | 'pushes'>,
): Promise<void> {
  const columns = { texts: JSON.stringify(letter.texts), kind: letter.kind, pushes: letter.pushes }
  await tx
    .insertInto('mail_letter')
    .values({ merchant_code: letter.merchant_code, key: letter.key, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'key']).doUpdateSet(columns).where('mail_letter.audience', 'is', null),
    )
    .execute()
}

/**
 * Schedules a letter, now or for a later time; it is delivered to the members who are then in the audience. Returns
 * false if it was sent before.
 */
export async function sendLetter(
  tx: Db,
  { merchantCode, key }: { merchantCode: string; key: string },
  { audience, from }: { audience: LetterAudience; from: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update mail_letter set audience = ${JSON.stringify(audience)}, starts_at = ${from},
      up_to = (select coalesce(max(id), 0) from member where merchant_code = ${merchantCode})
    where merchant_code = ${merchantCode} and key = ${key} and audience is null
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Stops the delivery to members who have not received it yet. */
export async function stopLetter(tx: Db, letterId: bigint, now: Date): Promise<void> {
  await tx.updateTable('mail_letter').set({ ended_at: now, stopped_at: now }).where('id', '=', letterId).execute()
}
