import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { IdentityPorts, MemberCall } from '../identity-ports.ts'
import { rememberSecurityEvent } from '../security-events.ts'

interface NewPaymentPassword {
  hash: string
  /** Expected present hash; null: no password must be set; omitted: not checked. */
  inPlaceOf?: string | null
}

/**
 * Stores a new payment password in the caller's transaction, unlocks it, and notifies the member; returns false if the
 * present hash is not `inPlaceOf`. The first payment password starts no cooling-off period.
 */
export async function replacePaymentPassword(
  ports: Pick<IdentityPorts, 'clock' | 'onSecurityEvent'>,
  tx: Db,
  { hash, inPlaceOf }: NewPaymentPassword,
  { member, visitor }: MemberCall,
): Promise<boolean> {
  const at = ports.clock.now()
  const memberId = BigInt(member.memberId)
  const { rows } = await sql`
    insert into member_profile as existing (member_id, merchant_code, payment_password_hash)
    values (${memberId}::int8, ${member.merchantCode}, ${hash})
    on conflict (member_id) do update set
      payment_password_changed_at = case when existing.payment_password_hash is not null then ${at}::timestamptz end,
      payment_password_hash = ${hash},
      payment_password_tries = 0,
      payment_password_locked_until = null
    where ${inPlaceOf === undefined}::boolean or existing.payment_password_hash is not distinct from ${inPlaceOf ?? null}::text
    returning member_id`.execute(tx)
  if (rows.length === 0) return false
  await rememberSecurityEvent(ports, tx, { memberId, kind: 'payment_password.changed', visitor, at })
  return true
}
