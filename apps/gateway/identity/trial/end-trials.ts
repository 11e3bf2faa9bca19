import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { inParts, untilFewer } from '../../kit/in-parts.ts'
import type { Ports } from '../../kit/ports.ts'
import { memberOf } from '../members.ts'
import type { Member } from '../members.ts'
import { overSince, trialLimitReached } from './trial-rules.ts'

export interface EndingTrial {
  member: Member
  /** Whether open rounds may still wait for their vendor. */
  mayWait: boolean
  at: Date
}

/**
 * Callback in the transaction that ends a trial: ends open rounds and debits the play money. Returns false, without
 * changes, if the end has to wait for a round.
 */
export type OnTrialEnd = (tx: Db, ending: EndingTrial) => Promise<boolean>

export interface TrialEndPorts extends Pick<Ports, 'db' | 'clock' | 'log'> {
  onTrialEnd: OnTrialEnd
}

const AT_ONCE = 100

/**
 * Ends trials that are a day old: first closes the accounts, then deletes personal data. Each member's data is deleted
 * in a separate transaction; other instances skip locked members. After a crash the next run continues.
 */
export async function endTrials(ports: TrialEndPorts): Promise<void> {
  await untilFewer(AT_ONCE, () => closeDue(ports))
  const read = (after: TrialCursor, limit: number) => dueAfter(ports, after, limit)
  const first: TrialCursor = { registered_at: new Date(0), id: 0n }
  for await (const dueTrials of inParts({ after: first, atOnce: AT_ONCE, read, keyOf: (trial) => trial })) {
    for (const { id } of dueTrials) {
      // A trial that cannot be ended does not block others; the next run retries it.
      await wipe(ports, id).catch((error: unknown) =>
        ports.log.error({ event: 'trial.end_failed', err: error, memberId: String(id) }, 'cannot end trial account'),
      )
    }
  }
}

/** Closes the accounts of expired trials and ends their sessions; returns the number of accounts. */
async function closeDue({ db, clock }: TrialEndPorts): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: bigint }>`
      update member set status = 'disabled' where id in (
        select id from member
        where ${isLeft} and status = 'active' and registered_at <= ${overSince(clock.now())}
        order by registered_at, id limit ${AT_ONCE} for update skip locked
      ) returning id`.execute(tx)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await tx.deleteFrom('session').where('member_id', 'in', ids).execute()
    return ids.length
  })
}

interface TrialCursor {
  registered_at: Date
  id: bigint
}

/** Returns the next expired trials, in order of their start. */
async function dueAfter({ db, clock }: TrialEndPorts, after: TrialCursor, limit: number): Promise<TrialCursor[]> {
  return db
    .selectFrom('member')
    .select(['registered_at', 'id'])
    .where(isLeft)
    .where('status', '=', 'disabled')
    .where('registered_at', '<=', overSince(clock.now()))
    .where(sql<boolean>`(registered_at, id) > (${after.registered_at}, ${after.id})`)
    .orderBy('registered_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

const isLeft = sql<boolean>`type = 4 and wiped_at is null`

/** Deletes the data of a trial. Does nothing if another instance has locked the member, or the end has to wait. */
async function wipe({ db, clock, onTrialEnd }: TrialEndPorts, id: bigint): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('member')
      .selectAll()
      .where('id', '=', id)
      .where(isLeft)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return
    const member = memberOf(row)
    const ended = await onTrialEnd(tx, { member, mayWait: !trialLimitReached(member, now), at: now })
    if (ended) await deletePerson(tx, member.id, now)
  })
}

/** Deletes all rows about origin and devices. */
async function deletePerson(tx: Db, memberId: bigint, now: Date): Promise<void> {
  await tx.deleteFrom('session').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('sign_in').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('security_event').where('member_id', '=', memberId).execute()
  await tx
    .updateTable('member')
    .set({ registered_from: null, register_url: null, register_method: null, created_key: null, wiped_at: now })
    .where('id', '=', memberId)
    .execute()
}
