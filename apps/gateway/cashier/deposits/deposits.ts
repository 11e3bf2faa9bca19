import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { FOUND_AT_ONCE } from '../../kit/job-queue/add-job.ts'
import type { DepositTable } from '../tables.ts'
import { LEASE_MS } from './rules.ts'

export type Deposit = Selectable<DepositTable>

/** The deposit, so that nobody else moves it before this transaction ends. */
export function lockedDeposit(tx: Db, id: bigint): Promise<Deposit> {
  return tx.selectFrom('deposit').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export function depositById(db: Db, id: bigint): Promise<Deposit> {
  return db.selectFrom('deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Those that were left, or have to be asked about; the longest due first. */
export async function dueDepositIds(db: Db, now: Date): Promise<bigint[]> {
  const due = db.selectFrom('deposit').select('id').where('due_at', '<=', now).orderBy('due_at').limit(FOUND_AT_ONCE)
  return (await due.execute()).map(({ id }) => id)
}

/** The deposit, which is due again after the lease; null where it is not due, or taken by another. */
export async function takeDueDeposit(db: Db, id: bigint, now: Date): Promise<Deposit | null> {
  const taken = await db
    .updateTable('deposit')
    .set({ due_at: new Date(now.getTime() + LEASE_MS) })
    .where('id', '=', id)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
  return taken ?? null
}
