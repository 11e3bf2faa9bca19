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
  /** Whether its rounds still open may wait for their vendor. */
  mayWait: boolean
  at: Date
}

/**
 * What other capabilities do with the end of a trial, in one transaction with it: rounds are ended, play money goes back.
 * False where that has to wait; then nothing has happened.
 */
export type OnTrialEnd = (tx: Db, ending: EndingTrial) => Promise<boolean>

export interface TrialEndPorts extends Pick<Ports, 'db' | 'clock' | 'log'> {
  onTrialEnd: OnTrialEnd
}

const AT_ONCE = 100

/**
 * Ends the trials that are a day old: first nobody plays in them any more, then all that tells of a person goes. Each member
 * is one transaction that other instances pass by, so that whoever dies in between leaves him to the next.
 */
export async function endTrials(ports: TrialEndPorts): Promise<void> {
  await untilFewer(AT_ONCE, () => closeDue(ports))
  const read = (after: TrialCursor, limit: number) => dueAfter(ports, after, limit)
  const first: TrialCursor = { registered_at: new Date(0), id: 0n }
  for await (const due of inParts({ after: first, atOnce: AT_ONCE, read, keyOf: (trial) => trial })) {
    for (const { id } of due) {
      // Who cannot be ended holds up nobody behind him; the next look tries him again.
      await wipe(ports, id).catch((error: unknown) => ports.log.error({ err: error, id }, 'a trial could not be ended'))
    }
  }
}

/** Closes the accounts and ends their sessions; says how many. */
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

/** The next trials that are over, in the order of their beginnings. */
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

/** Takes away what a trial left behind, unless another instance is at it, or it has to wait. */
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
    if (ended) await forgetPerson(tx, member.id, now)
  })
}

/** Where he came from, and with what: no row of it stays. */
async function forgetPerson(tx: Db, memberId: bigint, now: Date): Promise<void> {
  await tx.deleteFrom('session').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('sign_in').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('security_event').where('member_id', '=', memberId).execute()
  await tx
    .updateTable('member')
    .set({ registered_from: null, register_url: null, register_method: null, created_key: null, wiped_at: now })
    .where('id', '=', memberId)
    .execute()
}
