import type { LiveEvent } from '@ante/contract/live/events.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'

/** The events that are kept, so that a page that was away gets them when it comes back. */
export type LoggedEventName = 'winners' | 'announcements' | 'deposit'

export type NewLiveEvent = {
  [Name in LoggedEventName]: {
    /** The merchant whose site must be open, unless it is for one member. */
    merchantCode: string
    type: Name
    payload: LiveEvent<Name>
    /** Only this member's pages, whichever site they are on. */
    memberId?: string
    /** Only pages of agents. */
    agentsOnly?: boolean
  }
}[LoggedEventName]

/** The news on which each instance reads what was published. */
export const LIVE_TOPIC = 'live'

/**
 * Writes events in the caller's transaction: tell the bus `LIVE_TOPIC` after its commit. From here until then all other
 * publishers wait, so this comes last in the transaction.
 */
export async function publishLive(tx: Db, clock: Ports['clock'], events: NewLiveEvent[]): Promise<void> {
  if (events.length === 0) return
  await sql`select publish_live_events(${JSON.stringify(events)}::jsonb, ${clock.now()})`.execute(tx)
}
