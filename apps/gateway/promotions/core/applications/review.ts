import { inTransaction } from '../../../kit/db.ts'
import type { Db } from '../../../kit/db.ts'
import { publishOnCommit } from '../../../kit/postgres-bus.ts'
import { REWARDS_TOPIC } from '../../issue-reward.ts'
import { lockPromotionById } from '../supported-promotion.ts'
import { currencyOf } from '../currency-of.ts'
import { recordRefused } from '../../../kit/state-machine/history.ts'
import { move } from '../../../kit/state-machine/move.ts'
import type { Step } from '../../../kit/state-machine/state-machine.ts'
import { illegal, isIllegal } from '../../../kit/state-machine/transition-errors.ts'
import { entryById } from '../entries/entries.ts'
import type { Entry } from '../entries/entries.ts'
import { entryStates } from '../entries/entry-states.ts'
import { grantReward } from '../grant-reward.ts'

/** Additional work in the same transaction. */
type AdditionalWork = (tx: Db) => Promise<void>

/**
 * Approves an application: its member can claim the amount. Throws `IllegalTransition` and `Exhausted`, and
 * `responsible.gaming.excluded` while its member is excluded; the application then stays pending.
 */
export const approveApplication = (
  db: Db,
  id: bigint,
  { amount, ...step }: Step & { amount: bigint },
  also: AdditionalWork,
) =>
  decideApplication(db, id, step, async (tx) => {
    await issueApplication(tx, id, { amount, ...step })
    await also(tx)
  })

/** Like `approveApplication`, in the caller's transaction, which records no refused step. */
export async function issueApplication(
  tx: Db,
  id: bigint,
  { amount, ...step }: Step & { amount: bigint },
): Promise<void> {
  const entry = await tx.selectFrom('promotion_entry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  // Reads the promotion in any state: a timely application can be approved after the promotion was changed or closed.
  const supported = await lockPromotionById(tx, entry.promotion_id)
  const lockedEntry = await entryById(tx, entry.id)
  if (!supported || lockedEntry.state !== 'applying')
    throw illegal(entryStates, { id, from: lockedEntry.state, to: 'issued' })
  await grantReward(tx, supported.promotion, lockedEntry, {
    ...step,
    amount,
    currency: await currencyOf(tx, entry.merchant_code),
  })
}

/** Rejects an application; the member sees the reason. */
export const rejectApplication = (db: Db, id: bigint, step: Step & { reason: string }, also: AdditionalWork) =>
  decideApplication(db, id, step, async (tx, { id: entryId }) => {
    const entry = await entryById(tx, entryId)
    await move(tx, entryStates, { id, from: entry.state, to: 'rejected' }, { ...step, change: { reason: step.reason } })
    // Notifies the member's open pages.
    await publishOnCommit(tx, REWARDS_TOPIC, JSON.stringify([String(entry.member_id)]))
    await also(tx)
  })

async function decideApplication(
  db: Db,
  id: bigint,
  step: Step,
  work: (tx: Db, entry: Entry) => Promise<void>,
): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const entry = await tx.selectFrom('promotion_entry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      await work(tx, entry)
    })
  } catch (error) {
    if (isIllegal(entryStates, error)) await recordRefused(db, entryStates, error, step)
    throw error
  }
}

/** An application as reviewers see it. */
export interface Application {
  id: bigint
  merchant: string
  promotion: string
  member: string
  state: Entry['state']
  comment: string
  pictures: number
  since: Date
}

/** Returns pending applications, oldest first; or the one with this id, in any state. */
export async function applicationsOf(db: Db, requested: { merchants: string[]; id?: bigint }): Promise<Application[]> {
  const rows = await db
    .selectFrom('promotion_entry as entry')
    .innerJoin('promotion', 'promotion.id', 'entry.promotion_id')
    .innerJoin('member', 'member.id', 'entry.member_id')
    .select(['entry.id', 'entry.state', 'entry.comment', 'entry.changed_at as since'])
    .select(['promotion.merchant_code as merchant', 'promotion.code as promotion', 'member.account as member'])
    .select((row) =>
      row
        .selectFrom('promotion_picture')
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .whereRef('entry_id', '=', 'entry.id')
        .as('pictures'),
    )
    .where('entry.merchant_code', 'in', requested.merchants)
    .$if(requested.id === undefined, (query) => query.where('entry.state', '=', 'applying'))
    .$if(requested.id !== undefined, (query) => query.where('entry.id', '=', requested.id ?? 0n))
    .orderBy('entry.id')
    .limit(APPLICATIONS_SHOWN)
    .execute()
  return rows.map((row) => ({ ...row, pictures: Number(row.pictures ?? 0) }))
}

const APPLICATIONS_SHOWN = 200

/** Returns an application's pictures, in upload order. */
export async function picturesOf(db: Db, entryId: bigint): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('promotion_picture')
    .select('picture')
    .where('entry_id', '=', entryId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ picture }) => picture)
}
