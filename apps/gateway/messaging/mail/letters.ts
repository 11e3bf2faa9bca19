import { DAY_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { standingsOf } from '../../vip/public.ts'
import type { LetterAudience, MailLetterTable } from './tables.ts'
import { deliverLetter } from './write-mail.ts'

export type Letter = Selectable<MailLetterTable>

/** Members looked at in a transaction: none holds anything for long. */
const AT_ONCE = 500

type LetterPorts = Pick<Ports, 'db' | 'clock'>

/**
 * Puts letters that are due into the boxes of those whom they are for, part by part: how far it has come is kept with each part,
 * so whatever ends it in the middle, the next one goes on behind it, and each member gets it once.
 */
export async function deliverLetters({ db, clock }: LetterPorts, atOnce = AT_ONCE): Promise<void> {
  while (await inTransaction(db, (tx) => deliverPart(tx, { now: clock.now(), atOnce })));
}

/** False where nothing is left to do. */
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
  const { looked, memberIds } = await nextMembers(tx, letter, { audience: letter.audience, now, atOnce })
  const sent =
    memberIds.length > 0 ? await deliverLetter(tx, id, { memberIds, key: `letter:${key}`, kind, at: now, pushes }) : 0
  await tx
    .updateTable('mail_letter')
    .set((row) => ({ sent: row('sent', '+', sent), ...(looked === null ? { ended_at: now } : { sent_to: looked }) }))
    .where('id', '=', id)
    .execute()
  return true
}

/** The next members of the merchant, in the order of their numbers, and those of them whom it is for. */
async function nextMembers(
  tx: Db,
  { merchant_code: merchantCode, sent_to: from, up_to: upTo }: Letter,
  { audience, now, atOnce }: { audience: LetterAudience; now: Date; atOnce: number },
): Promise<{ looked: bigint | null; memberIds: bigint[] }> {
  const { rows } = await sql<{ id: bigint; is_meant: boolean }>`
    select id, status = 'active' and ${isMeant(audience, now)} as is_meant from member
    where merchant_code = ${merchantCode} and id > ${audience.to === 'member' ? BigInt(audience.id) - 1n : from}
      and id <= ${audience.to === 'member' ? BigInt(audience.id) : upTo} and id > ${from}
    order by id limit ${atOnce}`.execute(tx)
  const meant = rows.flatMap(({ id, is_meant: isOne }) => (isOne ? [id] : []))
  const memberIds = audience.to === 'vip' ? await withLevel(tx, meant, { level: audience.level, now }) : meant
  return { looked: rows.at(-1)?.id ?? null, memberIds }
}

/** Those who have the level, or a higher one. */
async function withLevel(tx: Db, memberIds: bigint[], { level, now }: { level: number; now: Date }): Promise<bigint[]> {
  const standings = await standingsOf(tx, memberIds, now)
  return standings.flatMap((one) => (one.level >= level ? [one.memberId] : []))
}

/** Types of agents: `memberMay.openAgencyCentre` in the contract. */
function isMeant(audience: LetterAudience, now: Date) {
  if (audience.to === 'agents') return sql`type not in (0, 4, 40)`
  if (audience.to === 'new') return sql`registered_at > ${new Date(now.getTime() - audience.days * DAY_MS)}`
  return sql`true`
}

/** The letters of merchants, the latest first. */
export function lettersOf(db: Db, merchantCodes: string[], limit: number): Promise<Letter[]> {
  return db
    .selectFrom('mail_letter')
    .selectAll()
    .where('merchant_code', 'in', merchantCodes)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Nobody else changes or sends it until the transaction ends. */
export function lockedLetter(tx: Db, merchantCode: string, key: string): Promise<Letter | undefined> {
  return tx
    .selectFrom('mail_letter')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()
}

/** Writes a letter that nobody has got yet, or changes it. */
export async function storeLetter(
  tx: Db,
  letter: Pick<Letter, 'merchant_code' | 'key' | 'texts' | 'kind' | 'pushes'>,
): Promise<void> {
  const said = { texts: JSON.stringify(letter.texts), kind: letter.kind, pushes: letter.pushes }
  await tx
    .insertInto('mail_letter')
    .values({ merchant_code: letter.merchant_code, key: letter.key, ...said })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'key']).doUpdateSet(said))
    .execute()
}

/** From now on, or from its time, it goes to these: to those who are members by now. */
export async function sendLetter(
  tx: Db,
  { merchantCode, key }: { merchantCode: string; key: string },
  { audience, from }: { audience: LetterAudience; from: Date },
): Promise<void> {
  await sql`
    update mail_letter set audience = ${JSON.stringify(audience)}, starts_at = ${from},
      up_to = (select coalesce(max(id), 0) from member where merchant_code = ${merchantCode})
    where merchant_code = ${merchantCode} and key = ${key}`.execute(tx)
}

/** Nobody gets it any more who has not got it by now. */
export async function stopLetter(tx: Db, letterId: bigint, now: Date): Promise<void> {
  await tx.updateTable('mail_letter').set({ ended_at: now }).where('id', '=', letterId).execute()
}
