import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import type { LoggedEventName } from './publish-live.ts'
import './tables.ts'

export interface LoggedEvent {
  id: bigint
  merchant_code: string
  member_id: bigint | null
  agents_only: boolean
  type: LoggedEventName
  payload: unknown
}

/** Data about the viewer of a stream that decides which events are sent. */
export interface Viewer {
  /** Merchant of the site. */
  merchantCode: string
  memberId: string | null
  isAgent: boolean
}

export interface MissedEvents {
  /** Id after which the stream continues with new events. */
  upTo: bigint
  /** Missed events; null if they are unknown, because they are too old or too many, or the id is not from this log. */
  events: LoggedEvent[] | null
}

/** Maximum number of missed events that are sent individually. */
const MISSED_LIMIT = 100
const DELETED_AT_ONCE = 10_000

const COLUMNS = ['id', 'merchant_code', 'member_id', 'agents_only', 'type', 'payload'] as const

/** Returns the newest id: all events up to it have been published, and later ones have greater ids. */
export async function newestId(db: Db): Promise<bigint> {
  return (await bounds(db)).newest
}

/** Returns the id up to which events have been deleted. */
export async function readDeletedUpTo(db: Db): Promise<bigint> {
  return (await bounds(db)).forgotten
}

/** Returns the events after `after`, in order. */
export function eventsAfter(db: Db, after: bigint, limit: number): Promise<LoggedEvent[]> {
  return db.selectFrom('live_event').select(COLUMNS).where('id', '>', after).orderBy('id').limit(limit).execute()
}

/** Returns the events that this viewer missed since `lastEventId`, in one snapshot of the log. */
export function eventsMissedBy(db: Db, viewer: Viewer, lastEventId: string): Promise<MissedEvents> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { newest, forgotten: deletedUpTo } = await bounds(tx)
      const after = idOf(lastEventId)
      // An id beyond the newest one comes from another database, for example before a restore.
      if (after === null || after < deletedUpTo || after > newest) return { upTo: newest, events: null }
      const events = await eventsFor(tx, viewer, after)
      return { upTo: newest, events: events.length > MISSED_LIMIT ? null : events }
    })
}

/** Deletes events older than `before`. One instance does so at a time; the others skip it. */
export async function deleteEvents(db: Db, before: Date): Promise<void> {
  await sql`
    with expired as (
      select id from live_event where at < ${before} order by at, id limit ${DELETED_AT_ONCE}
    ), line as (
      select max(id) as id from expired
    ), horizon as (
      update live_horizon set deleted_up_to = line.id from line where only_row and line.id > deleted_up_to
      returning deleted_up_to
    )
    delete from live_event using horizon where live_event.id <= horizon.deleted_up_to`.execute(db)
}

async function bounds(db: Db): Promise<{ newest: bigint; forgotten: bigint }> {
  const { rows } = await sql<{ newest: bigint | null; deleted_up_to: bigint }>`
    select deleted_up_to, (select max(id) from live_event) as newest from live_horizon`.execute(db)
  const [{ newest, deleted_up_to: deletedUpTo } = { newest: null, deleted_up_to: 0n }] = rows
  return { newest: newest ?? deletedUpTo, forgotten: deletedUpTo }
}

async function eventsFor(db: Db, { merchantCode, memberId, isAgent }: Viewer, after: bigint): Promise<LoggedEvent[]> {
  const limit = MISSED_LIMIT + 1
  const events = db
    .selectFrom('live_event')
    .select(COLUMNS)
    .where('id', '>', after)
    .where((eb) => (isAgent ? eb.lit(true) : eb.not('agents_only')))
    .orderBy('id')
    .limit(limit)
  const open = await events.where('merchant_code', '=', merchantCode).where('member_id', 'is', null).execute()
  const memberEvents = memberId === null ? [] : await events.where('member_id', '=', BigInt(memberId)).execute()
  return [...open, ...memberEvents].sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, limit)
}

function idOf(text: string): bigint | null {
  return /^\d{1,18}$/.test(text) ? BigInt(text) : null
}
