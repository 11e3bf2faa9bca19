import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'
import type { Selectable, Updateable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { FOUND_AT_ONCE } from '../../kit/job-queue/add-job.ts'
import type { DepositTable } from '../tables.ts'
import { LEASE_MS, mayBecome, wayTo } from './rules.ts'

export type Deposit = Selectable<DepositTable>

/** Who moved a deposit on, when, and why. */
export interface Step {
  now: Date
  who: string
  reason?: string
}

/** A state that cannot follow the one that a deposit is in. */
export class IllegalDepositState extends Error {
  readonly code = 'ILLEGAL_STATE'
  readonly deposit: Deposit
  readonly to: DepositState

  constructor(deposit: Deposit, to: DepositState) {
    super(`a deposit that is ${deposit.state} cannot become ${to}`)
    this.deposit = deposit
    this.to = to
  }
}

/** Takes a deposit to a next state. It is the caller's: locked in this transaction. */
export async function move(
  tx: Db,
  deposit: Deposit,
  to: DepositState,
  { now, who, reason = '', change = {} }: Step & { change?: Updateable<DepositTable> },
): Promise<Deposit> {
  if (!mayBecome(deposit.state, to)) throw new IllegalDepositState(deposit, to)
  const moved = await tx
    .updateTable('deposit')
    .set({ due_at: new Date(now.getTime() + LEASE_MS), looks: 0, ...change, state: to })
    .where('id', '=', deposit.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteStep(tx, deposit, to, { now, who, reason, refused: false })
  return moved
}

/** Takes a deposit where it should be, over all that lies between; the change belongs to the last step. */
export async function walk(
  tx: Db,
  deposit: Deposit,
  to: DepositState,
  step: Step & { change?: Updateable<DepositTable> },
): Promise<Deposit> {
  const way = wayTo(deposit.state, to)
  if (!way) throw new IllegalDepositState(deposit, to)
  const between = { now: step.now, who: step.who }
  let present = deposit
  for (const next of way) present = await move(tx, present, next, next === to ? step : between)
  return present
}

export async function noteStep(
  db: Db,
  { id, state }: Pick<Deposit, 'id' | 'state'>,
  to: DepositState,
  { now, who, reason = '', refused }: Step & { refused: boolean },
): Promise<void> {
  if (refused && (await hasManyRefusals(db, id, who))) return
  const noted = { deposit_id: id, at: now, from_state: state, to_state: to, refused, who, reason: reason.slice(0, 400) }
  await db.insertInto('deposit_step').values(noted).execute()
}

/** So many are kept of each who asks: a thousand times says no more, and leaves no room to hide another's in. */
const REFUSALS_KEPT = 20

/** Writes down that somebody wanted what cannot be. */
export function noteRefused(db: Db, { deposit, to }: IllegalDepositState, step: Step): Promise<void> {
  return noteStep(db, deposit, to, { ...step, refused: true })
}

async function hasManyRefusals(db: Db, id: bigint, who: string): Promise<boolean> {
  const kept = db
    .selectFrom('deposit_step')
    .select('id')
    .where('deposit_id', '=', id)
    .where('refused', '=', true)
    .where('who', '=', who)
    .limit(REFUSALS_KEPT)
  return (await kept.execute()).length === REFUSALS_KEPT
}

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
