import { setTimeout as delay } from 'node:timers/promises'

import { PAYMENT_PASSWORD_TRIES } from '@ante/contract/identity/payment-password.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { Refused } from '../../kit/refusal.ts'
import { verifyPassword } from '../../kit/password.ts'

/** Duration of the lock after too many wrong attempts. Source: domain handbook 7.6. */
const LOCK_MS = 30 * 60_000
/**
 * Time in milliseconds for which a new lock is provisional: the attempt that caused it is still being compared, and
 * removes the lock if it is right. Other attempts wait this long before they report the lock.
 */
const VERDICT_MS = 2_000
const VERDICT_POLL_MS = 25

type CheckPorts = Pick<Ports, 'db' | 'clock'>

/** Returns the member's stored payment password; null if none is set. */
export async function paymentPasswordOf(db: Db, memberId: bigint) {
  const row = await db
    .selectFrom('member_profile')
    .select(['payment_password_hash', 'payment_password_changed_at', 'payment_password_locked_until'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row?.payment_password_hash) return null
  const { payment_password_changed_at: changedAt, payment_password_locked_until: lockedUntil } = row
  return { hash: row.payment_password_hash, changedAt, lockedUntil }
}

/**
 * Returns the hash of the member's payment password if it matches. Otherwise throws one of the contract's
 * `paymentPasswordRefusals`. An attempt is counted before the comparison: simultaneous attempts cannot exceed the
 * limit.
 */
export async function requirePaymentPassword(ports: CheckPorts, memberId: bigint, typed: string): Promise<string> {
  const counted = (await countTry(ports, memberId)) ?? (await countAgain(ports, memberId))
  const { hash, tries, lockedUntil } = counted
  if (await verifyPassword(typed, hash)) {
    await resetTries(ports.db, memberId, hash)
    return hash
  }
  if (lockedUntil) throw lockedRefusal(lockedUntil)
  throw new Refused('payment.password.incorrect', { triesLeft: PAYMENT_PASSWORD_TRIES - tries })
}

interface Counted {
  hash: string
  tries: number
  lockedUntil: Date | null
}

/**
 * Counts an attempt; undefined if the password is locked or not set. The last permitted attempt locks immediately; if
 * it turns out to be right, the lock is removed again.
 */
async function countTry({ db, clock }: CheckPorts, memberId: bigint): Promise<Counted | undefined> {
  const now = clock.now()
  const until = new Date(now.getTime() + LOCK_MS)
  const { rows } = await sql<Counted>`
    update member_profile set
      payment_password_tries = counted.tries,
      payment_password_locked_until =
        case when counted.tries >= ${PAYMENT_PASSWORD_TRIES}::int then ${until}::timestamptz end
    from (
      select member_id,
        case when payment_password_locked_until is null then payment_password_tries + 1 else 1 end as tries
      from member_profile
      where member_id = ${memberId}::int8 and payment_password_hash is not null
        and (payment_password_locked_until is null or payment_password_locked_until <= ${now}::timestamptz)
      for update
    ) counted
    where member_profile.member_id = counted.member_id
    returning payment_password_hash as hash, payment_password_tries as tries,
      payment_password_locked_until as "lockedUntil"`.execute(db)
  return rows[0]
}

/**
 * Counts an attempt that found the password locked, once a concurrent right attempt has removed the lock. Throws
 * `payment.password.locked` if the lock stays, and `payment.password.missing` if no password is set.
 */
async function countAgain(ports: CheckPorts, memberId: bigint): Promise<Counted> {
  for (let waitedMs = 0; ; waitedMs += VERDICT_POLL_MS) {
    const stored = await paymentPasswordOf(ports.db, memberId)
    if (!stored) throw new Refused('payment.password.missing', {})
    const { lockedUntil } = stored
    const now = ports.clock.now().getTime()
    if (lockedUntil && lockedUntil.getTime() > now) {
      const lockedForMs = now - (lockedUntil.getTime() - LOCK_MS)
      if (lockedForMs >= VERDICT_MS || waitedMs >= VERDICT_MS) throw lockedRefusal(lockedUntil)
      await delay(VERDICT_POLL_MS)
      continue
    }
    const counted = await countTry(ports, memberId)
    if (counted) return counted
  }
}

const lockedRefusal = (until: Date) => new Refused('payment.password.locked', { until: until.toISOString() })

/** Unlocks the payment password immediately; for the operator CLI. */
export async function unlockPaymentPassword(tx: Db, memberId: bigint): Promise<void> {
  await tx
    .updateTable('member_profile')
    .set({ payment_password_tries: 0, payment_password_locked_until: null })
    .where('member_id', '=', memberId)
    .execute()
}

async function resetTries(db: Db, memberId: bigint, hash: string): Promise<void> {
  await db
    .updateTable('member_profile')
    .set({ payment_password_tries: 0, payment_password_locked_until: null })
    .where('member_id', '=', memberId)
    .where('payment_password_hash', '=', hash)
    .execute()
}
