import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { FOUND_AT_ONCE } from '../../kit/job-queue/add-job.ts'
import type { DepositTable } from '../tables.ts'
import { LEASE_MS } from './rules.ts'

export type Deposit = Selectable<DepositTable>

/** Returns the deposit locked until this transaction ends. */
export function lockedDeposit(tx: Db, id: bigint): Promise<Deposit> {
  return tx.selectFrom('deposit').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export function depositById(db: Db, id: bigint): Promise<Deposit> {
  return db.selectFrom('deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Returns ids of abandoned deposits and of deposits to poll, longest overdue first. */
export async function dueDepositIds(db: Db, now: Date): Promise<bigint[]> {
  const dueDeposit = db
    .selectFrom('deposit')
    .select('id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(FOUND_AT_ONCE)
  return (await dueDeposit.execute()).map(({ id }) => id)
}

/** Takes the lease on a deposit and schedules it after the lease; null if it is not due or already taken. */
export async function claimDueDeposit(db: Db, id: bigint, now: Date): Promise<Deposit | null> {
  const claimed = await db
    .updateTable('deposit')
    .set({ due_at: new Date(now.getTime() + LEASE_MS) })
    .where('id', '=', id)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
  return claimed ?? null
}
