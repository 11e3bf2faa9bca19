import type { Selectable, Updateable } from 'kysely'

import type { Db } from '../../../kit/db.ts'
import type { PromotionEntryTable } from '../tables.ts'
import { mayBecome, wayTo } from './entry-rules.ts'
import type { EntryState } from './entry-rules.ts'

export type Entry = Selectable<PromotionEntryTable>

/** Who moves an entry on, when, and why. */
export interface Step {
  now: Date
  who: string
  reason?: string
}

type Change = Pick<Updateable<PromotionEntryTable>, 'comment' | 'reason' | 'request_key'>

/** A state that cannot follow the one that an entry is in. */
export class IllegalEntryState extends Error {
  readonly code = 'ILLEGAL_STATE'
  readonly entry: Entry
  readonly to: EntryState

  constructor(entry: Entry, to: EntryState) {
    super(`an entry that is ${entry.state} cannot become ${to}`)
    this.entry = entry
    this.to = to
  }
}

interface EntryOf {
  promotionId: bigint
  merchantCode: string
  memberId: bigint
  period: string
}

/**
 * The member's entry of this period, so that nobody else moves it before this transaction ends; begun where there is
 * none.
 */
export async function lockedEntry(tx: Db, of: EntryOf, { now, who }: Step): Promise<Entry> {
  const { promotionId, merchantCode, memberId, period } = of
  const begun = await tx
    .insertInto('promotion_entry')
    .values({
      promotion_id: promotionId,
      merchant_code: merchantCode,
      member_id: memberId,
      period,
      state: 'open',
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['promotion_id', 'member_id', 'period']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (begun) {
    await note(tx, begun, { from: null, to: 'open' }, { now, who })
    return begun
  }
  return tx
    .selectFrom('promotion_entry')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .where('period', '=', period)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const entryById = (tx: Db, id: bigint): Promise<Entry> =>
  tx.selectFrom('promotion_entry').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/**
 * Takes an entry to a next state. It is the caller's: locked, or begun in this transaction. Throws `IllegalEntryState`.
 */
export async function move(
  tx: Db,
  entry: Entry,
  to: EntryState,
  { change = {}, ...step }: Step & { change?: Change },
): Promise<Entry> {
  if (!mayBecome(entry.state, to)) throw new IllegalEntryState(entry, to)
  const moved = await tx
    .updateTable('promotion_entry')
    .set({ ...change, state: to, changed_at: step.now })
    .where('id', '=', entry.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await note(tx, entry, { from: entry.state, to }, step)
  return moved
}

/** Takes an entry where it should be, over all that lies between; the change belongs to the last step. */
export async function walk(tx: Db, entry: Entry, to: EntryState, step: Step & { change?: Change }): Promise<Entry> {
  const way = wayTo(entry.state, to)
  if (!way) throw new IllegalEntryState(entry, to)
  const between = { now: step.now, who: step.who }
  let present = entry
  for (const next of way) present = await move(tx, present, next, next === to ? step : between)
  return present
}

interface Noted {
  from: EntryState | null
  to: EntryState
  refused?: boolean
}

async function note(
  db: Db,
  { id }: Pick<Entry, 'id'>,
  { from, to, refused = false }: Noted,
  { now: at, who, reason = '' }: Step,
): Promise<void> {
  const noted = { entry_id: id, at, from_state: from, to_state: to, refused, who, reason: reason.slice(0, 400) }
  await db.insertInto('promotion_step').values(noted).execute()
}

/** So many are kept of each who asks: a thousand times says no more, and leaves no room to hide another's in. */
const REFUSALS_KEPT = 20

/** Writes down that somebody wanted what cannot be. Call it outside of the transaction that was given up for it. */
export async function noteRefusedStep(db: Db, { entry, to }: IllegalEntryState, step: Step): Promise<void> {
  // One that was begun by what was given up is not there any more.
  const there = await db.selectFrom('promotion_entry').select('id').where('id', '=', entry.id).executeTakeFirst()
  if (!there) return
  const kept = db
    .selectFrom('promotion_step')
    .select('id')
    .where('entry_id', '=', entry.id)
    .where('refused', '=', true)
    .where('who', '=', step.who)
    .limit(REFUSALS_KEPT)
  if ((await kept.execute()).length === REFUSALS_KEPT) return
  await note(db, entry, { from: entry.state, to, refused: true }, step)
}
