import type { LiveEvent } from '@ante/contract/live/events.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'

/** Events that are stored, so that a disconnected page gets them after reconnecting. */
export type LoggedEventName = 'winners' | 'announcements' | 'deposit'

export type NewLiveEvent = {
  [Name in LoggedEventName]: {
    /** Merchant of the site. */
    merchantCode: string
    type: Name
    payload: LiveEvent<Name>
    /** Limits the event to pages of this member, on any site. */
    memberId?: string
    /** Limits the event to pages of agents. */
    agentsOnly?: boolean
  }
}[LoggedEventName]

/** Topic on which instances are notified to read published events. */
export const LIVE_TOPIC = 'live'

/**
 * Stores events in the caller's transaction; the caller publishes `LIVE_TOPIC` on the bus after the commit. Must be the
 * last statement of the transaction, because all other publishers wait until the commit.
 */
export async function publishLive(tx: Db, clock: Ports['clock'], events: NewLiveEvent[]): Promise<void> {
  if (events.length === 0) return
  await sql`select publish_live_events(${JSON.stringify(events)}::jsonb, ${clock.now()})`.execute(tx)
}
