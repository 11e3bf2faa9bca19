import type { SecurityEventKind } from '@ante/contract/identity/sessions.ts'

import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { Visitor } from './sessions/sessions.ts'

/** Maximum number of events per member, so that frequent changes cannot fill the table. */
const KEPT_PER_MEMBER = 1_000

/** A change of security settings, with what notices state about it. */
export interface SecurityEvent {
  memberId: bigint
  kind: SecurityEventKind
  visitor: Visitor
  at: Date
}

/** Callback in the transaction of every security event. */
export type OnSecurityEvent = (tx: Db, event: SecurityEvent) => Promise<void>

/** Stores the event and notifies the member, in the transaction of the change. */
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
