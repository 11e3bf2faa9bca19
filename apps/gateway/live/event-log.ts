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

/** Who looks at a stream, as far as it decides what is shown. */
export interface Viewer {
  /** The merchant whose site is open. */
  merchantCode: string
  memberId: string | null
  isAgent: boolean
}

export interface Missed {
  /** The stream goes on behind this id. */
  upTo: bigint
  /** Null where it cannot be said what was missed: it is too old, too much, or not of this log. */
  events: LoggedEvent[] | null
}

/** More missed events than this are not told one by one. */
const MISSED_LIMIT = 100
const FORGOTTEN_AT_ONCE = 10_000

const COLUMNS = ['id', 'merchant_code', 'member_id', 'agents_only', 'type', 'payload'] as const

/** The newest id: everything up to it has been published, and whatever comes later has a greater one. */
export async function newestId(db: Db): Promise<bigint> {
  return (await bounds(db)).newest
}

/** Everything up to this id has been forgotten. */
export async function forgottenTo(db: Db): Promise<bigint> {
  return (await bounds(db)).forgotten
}

/** What was published behind `after`, in order. */
export function eventsAfter(db: Db, after: bigint, limit: number): Promise<LoggedEvent[]> {
  return db.selectFrom('live_event').select(COLUMNS).where('id', '>', after).orderBy('id').limit(limit).execute()
}

/** What this viewer missed since `lastEventId`, in one snapshot of the log. */
export function missedBy(db: Db, viewer: Viewer, lastEventId: string): Promise<Missed> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { newest, forgotten } = await bounds(tx)
      const after = idOf(lastEventId)
      // An id from the future is of another database: this one was restored, or the demo began again.
      if (after === null || after < forgotten || after > newest) return { upTo: newest, events: null }
      const events = await eventsFor(tx, viewer, after)
      return { upTo: newest, events: events.length > MISSED_LIMIT ? null : events }
    })
}

/** Forgets what is older than `before`. One instance does so at a time; the others have nothing to do then. */
export async function forgetEvents(db: Db, before: Date): Promise<void> {
  await sql`
    with old as (
      select id from live_event where at < ${before} order by at, id limit ${FORGOTTEN_AT_ONCE}
    ), line as (
      select max(id) as id from old
    ), horizon as (
      update live_horizon set forgotten_to = line.id from line where only_row and line.id > forgotten_to
      returning forgotten_to
    )
    delete from live_event using horizon where live_event.id <= horizon.forgotten_to`.execute(db)
}

async function bounds(db: Db): Promise<{ newest: bigint; forgotten: bigint }> {
  const { rows } = await sql<{ newest: bigint | null; forgotten_to: bigint }>`
    select forgotten_to, (select max(id) from live_event) as newest from live_horizon`.execute(db)
  const [{ newest, forgotten_to: forgotten } = { newest: null, forgotten_to: 0n }] = rows
  return { newest: newest ?? forgotten, forgotten }
}

async function eventsFor(db: Db, { merchantCode, memberId, isAgent }: Viewer, after: bigint): Promise<LoggedEvent[]> {
  const limit = MISSED_LIMIT + 1
  const shown = db
    .selectFrom('live_event')
    .select(COLUMNS)
    .where('id', '>', after)
    .where((eb) => (isAgent ? eb.lit(true) : eb.not('agents_only')))
    .orderBy('id')
    .limit(limit)
  const open = await shown.where('merchant_code', '=', merchantCode).where('member_id', 'is', null).execute()
  const own = memberId === null ? [] : await shown.where('member_id', '=', BigInt(memberId)).execute()
  return [...open, ...own].sort((one, other) => (one.id < other.id ? -1 : 1)).slice(0, limit)
}

function idOf(text: string): bigint | null {
  return /^\d{1,18}$/.test(text) ? BigInt(text) : null
}
