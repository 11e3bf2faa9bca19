import type { SecurityEventKind } from '@ante/contract/identity/sessions.ts'

import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { Visitor } from './sessions/sessions.ts'

/** Far more than anybody looks through; nobody fills the table by changing his guards all day. */
const KEPT_PER_MEMBER = 1_000

/** A change of what guards an account, as a notice tells its member of it. */
export interface SecurityEvent {
  memberId: bigint
  kind: SecurityEventKind
  visitor: Visitor
  at: Date
}

/** What must happen with every security event, in the same transaction. */
export type OnSecurityEvent = (tx: Db, event: SecurityEvent) => Promise<void>

/** Writes it down and tells of it, in the transaction of the change. */
export async function rememberSecurityEvent(
  { onSecurityEvent }: { onSecurityEvent: OnSecurityEvent },
  tx: Db,
  event: SecurityEvent,
): Promise<void> {
  const { memberId, kind, visitor, at } = event
  const { ip, country, device, userAgent } = visitor
  await tx
    .insertInto('security_event')
    .values({ member_id: memberId, at, kind, ip, country, device, user_agent: userAgent })
    .execute()
  await sql`
    delete from security_event where id in (
      select id from security_event where member_id = ${memberId} order by at desc, id desc offset ${KEPT_PER_MEMBER}
    )`.execute(tx)
  await onSecurityEvent(tx, event)
}
