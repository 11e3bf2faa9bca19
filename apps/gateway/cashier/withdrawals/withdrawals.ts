import { randomInt } from 'node:crypto'

import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import type { Selectable, Updateable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { FOUND_AT_ONCE } from '../../kit/job-queue/add-job.ts'
import {
  frozenAccountOf,
  lockAccounts,
  mainAccountOf,
  merchantAccount,
  postTransfer,
  transactionCode,
} from '../../wallet/public.ts'
import { recordStep } from '../../kit/state-machine/history.ts'
import { move } from '../../kit/state-machine/move.ts'
import type { Next, Step as TransitionStep } from '../../kit/state-machine/state-machine.ts'
import { notifyOfMove } from '../queue-notices.ts'
import { ENDINGS, isEnding, LEASE_MS } from './rules.ts'
import type { WithdrawalTable } from './tables.ts'
import { withdrawalStates } from './withdrawal-states.ts'

export type Withdrawal = Selectable<WithdrawalTable>

export interface NewWithdrawal {
  memberId: bigint
  merchantCode: string
  currency: string
  amount: bigint
  /** Deducted from the amount. */
  fee: bigint
  card: { id: bigint; bankCode: string; bankName: string; lastDigits: string }
  arrivalMinutes: number
  requestKey: string | null
}

/** Actor of a step, and reason. */
export interface Step extends TransitionStep {
  /** Internal note; the reason is for the member. */
  note?: string
}

/** Additional columns of the history. */
export const stepColumnsOf = ({ member_id }: Pick<Withdrawal, 'member_id'>, { note }: Step) => ({
  member_id,
  ...(note !== undefined && { note }),
})

/** Stores a withdrawal and freezes its amount. Throws `TransferRefused` if the balance is too low. */
export async function beginWithdrawal(tx: Db, request: NewWithdrawal, now: Date): Promise<Withdrawal> {
  const { memberId, merchantCode, currency, card } = request
  const withdrawal = await tx
    .insertInto('withdrawal')
    .values({
      id: newId(),
      merchant_code: merchantCode,
      member_id: memberId,
      currency,
      amount: request.amount,
      fee: request.fee,
      bank_card_id: card.id,
      bank_code: card.bankCode,
      bank_name: card.bankName,
      last_digits: card.lastDigits,
      state: 'SUBMITTED',
      request_key: request.requestKey,
      requested_at: now,
      expected_at: new Date(now.getTime() + request.arrivalMinutes * MINUTE_MS),
      due_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const step = { now, actor: 'member' }
  await recordStep(
    tx,
    withdrawalStates,
    { id: withdrawal.id, from: null, to: withdrawal.state },
    { ...step, historyColumns: stepColumnsOf(withdrawal, step) },
  )
  await holdAmount(tx, withdrawal, now)
  return withdrawal
}

/** Letters and digits that are not confused when read aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const ID_LETTERS = 11

const newId = (): string => `W${Array.from({ length: ID_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

/** A withdrawal whose type contains its state, so that the compiler checks its next states. */
export type WithdrawalIn<State extends WithdrawalState> = Omit<Withdrawal, 'state'> & { state: State }

/** Moves a withdrawal to a next state; if that is final, pays or returns its money. Throws the errors of `move`. */
export async function moveWithdrawal<const From extends WithdrawalState>(
  tx: Db,
  withdrawal: WithdrawalIn<From>,
  to: Next<typeof withdrawalStates, From>,
  { change = {}, ...step }: Step & { change?: Updateable<WithdrawalTable> },
): Promise<Withdrawal> {
  const ending = isEnding(to) ? ENDINGS[to] : null
  const changes = {
    ...(to === 'APPROVED' && { expected_at: expectedFrom(withdrawal, step.now) }),
    ...change,
    ended_at: ending ? step.now : null,
  }
  const transition = { id: withdrawal.id, from: withdrawal.state, to }
  const moved = await move(tx, withdrawalStates, transition, {
    ...step,
    change: changes,
    historyColumns: stepColumnsOf(withdrawal, step),
  })
  await notifyOfMove(tx, withdrawal, moved)
  if (ending === 'paid') await payOut(tx, moved, step.now)
  if (ending === 'returned') await refund(tx, moved, step.now)
  return moved
}

/** Returns the expected arrival after an approval at `now`: the original duration counts from the approval. */
const expectedFrom = (
  { requested_at: requested, expected_at: expected }: Pick<Withdrawal, 'requested_at' | 'expected_at'>,
  now: Date,
): Date => new Date(now.getTime() + expected.getTime() - requested.getTime())

/** Returns the withdrawal locked until this transaction ends; null for an unknown id. */
export async function lockedWithdrawal(tx: Db, id: string): Promise<Withdrawal | null> {
  const row = await tx.selectFrom('withdrawal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? null
}

/** Returns a merchant's withdrawal by its number. */
export const withdrawalNumbered = (
  db: Db,
  { id, merchantCode }: { id: string; merchantCode: string },
): Promise<Withdrawal | undefined> =>
  db
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst()

const ADVANCED = ['SUBMITTED', 'APPROVED', 'PAYING'] as const

/** Returns ids of abandoned withdrawals and of withdrawals to poll, longest overdue first. */
export async function dueWithdrawalIds(db: Db, now: Date): Promise<string[]> {
  const dueWithdrawal = db
    .selectFrom('withdrawal')
    .select('id')
    .where('state', 'in', ADVANCED)
    .where('due_at', '<=', now)
  return (await dueWithdrawal.orderBy('due_at').limit(FOUND_AT_ONCE).execute()).map(({ id }) => id)
}

/** Takes the lease on a withdrawal and schedules it after the lease; null if it is not due or already taken. */
export async function claimDueWithdrawal(db: Db, id: string, now: Date): Promise<Withdrawal | null> {
  const claimed = await db
    .updateTable('withdrawal')
    .set({ due_at: leaseUntil(now) })
    .where('id', '=', id)
    .where('state', 'in', ADVANCED)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
  return claimed ?? null
}

const leaseUntil = (now: Date) => new Date(now.getTime() + LEASE_MS)

/** Debits amount and fee by separate entries, so that the member sees the fee in the account records. */
async function holdAmount(tx: Db, withdrawal: Withdrawal, at: Date): Promise<void> {
  const { main, frozen } = await walletsOf(tx, withdrawal)
  const { amount, fee } = withdrawal
  const sides = { debit: main, credit: frozen, at }
  await post(tx, withdrawal, { leg: 'out', code: transactionCode.withdrawal, amount: amount - fee, ...sides })
  if (fee > 0n) await post(tx, withdrawal, { leg: 'fee', code: transactionCode.withdrawalFee, amount: fee, ...sides })
}

async function payOut(tx: Db, withdrawal: Withdrawal, at: Date): Promise<void> {
  const { frozen } = await walletsOf(tx, withdrawal)
  const { amount, fee, merchant_code: merchantCode, currency } = withdrawal
  const clearing = await merchantAccount(tx, { merchantCode, currency, kind: 'clearing' })
  const paid = { leg: 'paid', code: transactionCode.withdrawalPaid, amount: amount - fee } as const
  await post(tx, withdrawal, { ...paid, debit: frozen, credit: clearing, at })
  if (fee === 0n) return
  const house = await merchantAccount(tx, { merchantCode, currency, kind: 'house' })
  const stored = { leg: 'kept', code: transactionCode.withdrawalFeeKept, amount: fee } as const
  await post(tx, withdrawal, { ...stored, debit: frozen, credit: house, at })
}

async function refund(tx: Db, withdrawal: Withdrawal, at: Date): Promise<void> {
  const { main, frozen } = await walletsOf(tx, withdrawal)
  const returnTransfer = { leg: 'back', code: transactionCode.withdrawalReturned, amount: withdrawal.amount } as const
  await post(tx, withdrawal, { ...returnTransfer, debit: frozen, credit: main, at })
}

/** Locks both accounts in a fixed order before anything is posted. */
async function walletsOf(tx: Db, { member_id: memberId, merchant_code: merchantCode, currency }: Withdrawal) {
  const main = await mainAccountOf(tx, memberId)
  const frozen = await frozenAccountOf(tx, { memberId, merchantCode, currency })
  await lockAccounts(tx, [main, frozen])
  return { main, frozen }
}

interface Leg {
  /** Each leg has its own key: a repeat moves nothing. */
  leg: 'out' | 'fee' | 'paid' | 'kept' | 'back'
  code: (typeof transactionCode)[keyof typeof transactionCode]
  debit: bigint
  credit: bigint
  amount: bigint
  at: Date
}

async function post(tx: Db, { id }: Withdrawal, { leg, ...transfer }: Leg): Promise<void> {
  await postTransfer(tx, { ...transfer, key: `withdrawal:${id}:${leg}`, reference: id })
}
