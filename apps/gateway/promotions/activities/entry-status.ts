import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { SupportedActivity } from './activity.ts'
import type { Activity, EntryStatus } from './activity-type.ts'
import type { Entry } from './entries/entries.ts'
import type { EntryState } from './entries/entry-states.ts'
import { isExhausted } from './grant-reward.ts'
import type { Participant } from './participant.ts'

export interface ViewerState {
  /** Null for a visitor, and for play money. */
  member: Participant | null
  /** Whether the viewer is signed in, with play money too: then no sign-in is suggested. */
  isSignedIn: boolean
  now: Date
}

const OVER: EntryStatus = { status: 'closed', action: 'none' }

/** Returns whether it is upcoming, running or over, independent of the member. */
export function phaseOf(activity: Activity, now: Date): 'coming' | 'running' | 'over' {
  const { state, starts_at: startsAt, ends_at: endsAt } = activity
  if (state === 'closed' || (endsAt !== null && endsAt <= now)) return 'over'
  if (startsAt !== null && startsAt > now) return 'coming'
  return 'running'
}

/** Returns the viewer's state; `entry` is the member's last one. */
export async function entryStatusOf(
  db: Db,
  { activity, type }: SupportedActivity,
  { member, isSignedIn, now }: ViewerState,
  entry: Entry | null,
): Promise<EntryStatus> {
  const phase = phaseOf(activity, now)
  const isCurrentEntry = entry && (await isOfNow(db, { activity, type }, entry, now)) ? entry : null
  const decided =
    isCurrentEntry && !type.decidesAutomatically
      ? decidedBy(isCurrentEntry.state, phase, type.mayApplyAgain?.(activity) === true)
      : null
  if (decided) return decided
  if (phase === 'coming') return { status: 'coming', action: 'none' }
  if (phase === 'over' || isExhausted(activity)) return OVER
  if (!member) return { status: 'open', action: isSignedIn ? 'none' : 'login' }
  return type.statusFor(db, { activity, member, now, entry: isCurrentEntry })
}

/** A pending or reviewed entry stays current, even after a new period has begun. */
async function isOfNow(db: Db, { activity, type }: SupportedActivity, entry: Entry, now: Date): Promise<boolean> {
  if (entry.state === 'issued' || entry.state === 'applying') return true
  if (type.isRepeatable?.(activity) === true) return false
  return type.periodAt === undefined || entry.period === (await type.periodAt(db, { activity, now }))
}

/** Returns the state determined by the entry; null if the type decides. */
function decidedBy(state: EntryState, phase: ReturnType<typeof phaseOf>, mayApplyAgain: boolean): EntryStatus | null {
  switch (state) {
    case 'applying':
    case 'claimed':
      return { status: state, action: 'none' }
    case 'issued':
      return { status: 'issued', action: 'claim' }
    case 'rejected':
      return { status: 'rejected', action: mayApplyAgain && phase === 'running' ? 'apply' : 'none' }
    case 'expired':
    case 'closed':
      return OVER
    default:
      return null
  }
}

/** Returns a member's last entry of each promotion. */
export async function lastEntries(db: Db, memberId: bigint, now: Date): Promise<Map<bigint, Entry>> {
  const rows = await entriesOf(db, memberId, now)
    .distinctOn('promotion_entry.promotion_id')
    .orderBy('promotion_entry.promotion_id')
    .orderBy('promotion_entry.id', 'desc')
    .execute()
  return new Map(rows.map((entry) => [entry.promotion_id, entry]))
}

export async function lastEntry(db: Db, { id }: Activity, memberId: bigint, now: Date): Promise<Entry | null> {
  const entries = entriesOf(db, memberId, now).where('promotion_entry.promotion_id', '=', id)
  return (await entries.orderBy('promotion_entry.id', 'desc').limit(1).executeTakeFirst()) ?? null
}

/** An entry whose reward is past its end has expired, even before the update. */
const entriesOf = (db: Db, memberId: bigint, now: Date) =>
  db
    .selectFrom('promotion_entry')
    .leftJoin('reward', 'reward.entry_id', 'promotion_entry.id')
    .selectAll('promotion_entry')
    .select(
      sql<EntryState>`case when promotion_entry.state = 'issued' and reward.expires_at <= ${now} then 'expired'
        else promotion_entry.state end`.as('state'),
    )
    .where('promotion_entry.member_id', '=', memberId)
