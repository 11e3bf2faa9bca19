import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { SupportedPromotion } from './supported-promotion.ts'
import type { Promotion, EntryStatus } from './type-definition.ts'
import type { Entry } from './entries/entries.ts'
import type { EntryState } from './entries/entry-states.ts'
import { isExhausted } from './grant-reward.ts'
import type { Participant } from './participant.ts'

export interface ViewerState {
  /** Null for a visitor, and for play money. */
  member: Participant | null
  /** Whether the viewer is signed in, also as a trial member. Otherwise the action is to sign in. */
  isSignedIn: boolean
  now: Date
}

const OVER: EntryStatus = { status: 'closed', action: 'none' }

/** Returns whether a promotion is upcoming, running or over. */
export function phaseOf(promotion: Promotion, now: Date): 'coming' | 'running' | 'over' {
  const { state, starts_at: startsAt, ends_at: endsAt } = promotion
  if (state === 'closed' || (endsAt !== null && endsAt <= now)) return 'over'
  if (startsAt !== null && startsAt > now) return 'coming'
  return 'running'
}

/** Returns the status and action of a promotion for a viewer; `entry` is the member's last entry. */
export async function entryStatusOf(
  db: Db,
  { promotion, type }: SupportedPromotion,
  { member, isSignedIn, now }: ViewerState,
  entry: Entry | null,
): Promise<EntryStatus> {
  const phase = phaseOf(promotion, now)
  const currentEntry = entry && (await isCurrent(db, { promotion, type }, entry, now)) ? entry : null
  const decided =
    currentEntry && !type.decidesAutomatically
      ? decidedBy(currentEntry.state, phase, type.mayApplyAgain?.(promotion) === true)
      : null
  if (decided) return decided
  if (phase === 'coming') return { status: 'coming', action: 'none' }
  if (phase === 'over' || isExhausted(promotion)) return OVER
  if (!member) return { status: 'open', action: isSignedIn ? 'none' : 'login' }
  return type.statusFor(db, { promotion, member, now, entry: currentEntry })
}

/** Whether an entry determines the status now. Issued and applying entries do so even after a new period has begun. */
async function isCurrent(db: Db, { promotion, type }: SupportedPromotion, entry: Entry, now: Date): Promise<boolean> {
  if (entry.state === 'issued' || entry.state === 'applying') return true
  if (type.isRepeatable?.(promotion) === true) return false
  return type.periodAt === undefined || entry.period === (await type.periodAt(db, { promotion, now }))
}

/** Returns the status that follows from the entry alone; null if the promotion's type determines it. */
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

export async function lastEntry(db: Db, { id }: Promotion, memberId: bigint, now: Date): Promise<Entry | null> {
  const entries = entriesOf(db, memberId, now).where('promotion_entry.promotion_id', '=', id)
  return (await entries.orderBy('promotion_entry.id', 'desc').limit(1).executeTakeFirst()) ?? null
}

/** Selects entries. One whose reward is past its end is read as expired, even before the job has updated it. */
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
