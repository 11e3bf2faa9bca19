import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { sha256 } from '../../kit/sha256.ts'
import type { SocialPerson } from './social-tables.ts'

const GOOD_FOR_MS = 10 * 60_000
const TOKEN_BYTES = 32
const DELETED_AT_ONCE = 20

/** The account for which the ticket was issued. */
export type TicketHolder = Omit<SocialPerson, 'name'>

/** Issues a ticket with which an unknown person can register, until it expires, without another provider sign-in. */
export async function issueTicket(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  merchantCode: string,
  { provider, subject, email }: SocialPerson,
) {
  const now = clock.now()
  await deleteExpired(db, now)
  const ticket = randomBytes(TOKEN_BYTES).toString('base64url')
  const expires = new Date(now.getTime() + GOOD_FOR_MS)
  await db
    .insertInto('social_ticket')
    .values({ token_hash: hashOf(ticket), merchant_code: merchantCode, provider, subject, email, expires_at: expires })
    .execute()
  return { ticket, expiresInSeconds: GOOD_FOR_MS / 1000 }
}

/**
 * Returns the provider account of a ticket. The ticket stays valid until it expires, so that the call can be repeated
 * after a lost answer.
 */
export async function holderOfTicket(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  merchantCode: string,
  ticket: string,
): Promise<TicketHolder | null> {
  const row = await db
    .selectFrom('social_ticket')
    .select(['provider', 'subject', 'email'])
    .where('token_hash', '=', hashOf(ticket))
    .where('merchant_code', '=', merchantCode)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return row ?? null
}

const hashOf = (ticket: string) => sha256('social ticket', ticket)

async function deleteExpired(db: Db, now: Date): Promise<void> {
  await sql`
    delete from social_ticket where token_hash in (
      select token_hash from social_ticket where expires_at < ${now}
      order by expires_at limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(db)
}
