import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'

import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { CODE_EXPIRY_MS, CODE_TRIES, countedSince, secondsToNextCode } from './code-rules.ts'
import { networkOf } from '../../kit/networks.ts'
import type { CodePurpose } from '../profile-tables.ts'
import { sha256 } from '../../kit/sha256.ts'

const DIGITS = 6
const DELETED_AT_ONCE = 20

type CodePorts = Pick<Ports, 'db' | 'clock' | 'secrets'>

/** Subject of a code: a number at one merchant, for one purpose. */
export interface CodeSubject {
  merchantCode: string
  mobile: string
  purpose: CodePurpose
  /** IP address of the caller that requests or tries the code. */
  ip: string
}

/** Attributes that select the limits in which a code counts. */
interface CodeCount {
  /** Whether the number belongs to another country than the merchant. */
  isForeign: boolean
  /** Whether the requesting browser has signed in with the number's member before. */
  known: boolean
}

/** Serialises code requests for a number until the caller's transaction ends. */
export async function lockNumber(tx: Db, { merchantCode, mobile }: Pick<CodeSubject, 'merchantCode' | 'mobile'>) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${merchantCode} ${mobile}`}, 0))`.execute(tx)
}

/**
 * Returns the seconds until the number may get another code. Codes requested by the member's known browsers and by
 * other browsers are counted separately.
 */
export async function waitForCode(
  tx: Db,
  { merchantCode, mobile, known }: Pick<CodeSubject & CodeCount, 'merchantCode' | 'mobile' | 'known'>,
  now: Date,
): Promise<number> {
  const made = await tx
    .selectFrom('verification_code')
    .leftJoin('outbox_message', 'outbox_message.id', 'verification_code.message_id')
    .select('made_at')
    .where('verification_code.merchant_code', '=', merchantCode)
    .where('mobile', '=', mobile)
    .where('known', '=', known)
    .where('made_at', '>', countedSince(now))
    // Codes whose message no sender accepted do not count.
    .where(sql<boolean>`outbox_message.state is distinct from 'expired'`)
    .orderBy('made_at', 'desc')
    .execute()
  const times = made.map((row) => row.made_at)
  return secondsToNextCode(times, now)
}

export interface NewCode {
  id: string
  code: string
  expiresAt: Date
}

export function createCode(now: Date): NewCode {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  return { id: randomUUID(), code, expiresAt: new Date(now.getTime() + CODE_EXPIRY_MS) }
}

/** Stores a code together with the message that contains it. */
export async function storeCode(
  tx: Db,
  { clock, secrets }: Pick<Ports, 'clock' | 'secrets'>,
  { id, code, expiresAt, messageId, ...subject }: NewCode & CodeSubject & CodeCount & { messageId: string },
): Promise<void> {
  const now = clock.now()
  await deleteExpired(tx, countedSince(now))
  await tx
    .insertInto('verification_code')
    .values({
      id,
      merchant_code: subject.merchantCode,
      mobile: subject.mobile,
      is_foreign: subject.isForeign,
      known: subject.known,
      purpose: subject.purpose,
      code_sealed: secrets.seal(sha256(id, code), sealedFor(id)),
      made_at: now,
      expires_at: expiresAt,
      network: networkOf(subject.ip),
      message_id: messageId,
    })
    .execute()
}

/**
 * Returns the id of the number's newest code if it has these digits, else null. The attempt is counted before the
 * comparison, so that simultaneous attempts cannot exceed the limit; a right attempt resets the count of its network.
 */
export async function tryCode(ports: CodePorts, subject: CodeSubject, digits: string): Promise<string | null> {
  const counted = await countAttempt(ports, subject)
  if (!counted) return null
  const { id, code_sealed: sealed, own: isSameNetwork } = counted
  const hash = ports.secrets.open(sealed, sealedFor(id))
  if (!hash || !timingSafeEqual(hash, sha256(id, digits))) return null
  await release(ports.db, id, isSameNetwork)
  return id
}

/** Invalidates a code, in the transaction of the action it permits; returns false if another call has used it. */
export async function useCode(tx: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('verification_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const sealedFor = (id: string) => `verification code ${id}`

async function countAttempt({ db, clock }: CodePorts, { merchantCode, mobile, purpose, ip }: CodeSubject) {
  const now = clock.now()
  const isSameNetwork = sql<boolean>`network = ${networkOf(ip)}`
  const { rows } = await sql<{ id: string; code_sealed: Buffer; own: boolean }>`
    update verification_code set
      own_attempts = own_attempts + case when ${isSameNetwork} then 1 else 0 end,
      other_attempts = other_attempts + case when ${isSameNetwork} then 0 else 1 end
    where id = (
      select id from verification_code
      where merchant_code = ${merchantCode} and mobile = ${mobile} and purpose = ${purpose}
      order by made_at desc limit 1
    ) and used_at is null and expires_at > ${now}
      and case when ${isSameNetwork} then own_attempts else other_attempts end < ${CODE_TRIES}
    returning id, code_sealed, ${isSameNetwork} as own`.execute(db)
  return rows[0] ?? null
}

async function release(db: Db, id: string, isSameNetwork: boolean): Promise<void> {
  const attempts = isSameNetwork ? 'own_attempts' : 'other_attempts'
  await db
    .updateTable('verification_code')
    .set((row) => ({ [attempts]: row(attempts, '-', 1) }))
    .where('id', '=', id)
    .execute()
}

async function deleteExpired(tx: Db, before: Date): Promise<void> {
  await sql`
    delete from verification_code where id in (
      select id from verification_code where made_at < ${before}
      order by made_at limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(tx)
}
