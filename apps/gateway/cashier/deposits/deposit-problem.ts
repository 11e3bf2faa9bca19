import pg from 'pg'

import type { Db } from '../../kit/db.ts'
import { ActionProblem } from '../../kit/guarded-action.ts'
import { textOf } from '../../kit/money.ts'
import {
  balanceOfAccount,
  lockAccounts,
  mainAccountOf,
  merchantAccount,
  postTransfer,
  transactionCode,
} from '../../wallet/public.ts'
import { lockedDeposit } from './deposits.ts'
import type { Deposit } from './deposits.ts'
import { isOpen } from './rules.ts'

/**
 * Reason why a deposit waits for an operator; until then no money moves. `reversed`: the provider has reversed a
 * credited payment. `payment.of.another`: the provider names a payment that another deposit was credited with.
 * `overpaid`: the provider reports far more than the amount to pay, see `isOverpaid`.
 */
export type DepositProblem = 'reversed' | 'payment.of.another' | 'overpaid'

const UNIQUE_VIOLATION = '23505'

/** Whether the error means that the provider reported one payment for two deposits. */
export const isDuplicatePayment = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION && error.constraint === 'deposit_of_payment'

/** Whether an operator must decide. Meanwhile the provider is not polled, because its report would not change. */
export const hasOpenProblem = ({ problem, problem_settled_at: settledAt }: Deposit): boolean =>
  problem !== null && settledAt === null

/** Puts the deposit on the operators' list. */
export async function recordProblem(
  db: Db,
  { id }: Pick<Deposit, 'id'>,
  problem: DepositProblem,
  at: Date,
): Promise<void> {
  await db
    .updateTable('deposit')
    .set({ problem, problem_at: at, problem_settled_at: null })
    .where('id', '=', id)
    .execute()
}

export interface ProblemDecision {
  /** Amount debited from the member, in the merchant's currency. */
  debitUnits: bigint
  now: Date
}

/**
 * Removes a deposit from the operators' list. Transfers `debitUnits` from the member's main wallet back to the
 * merchant's clearing account. Throws `ActionProblem` if the amount exceeds the credited amount or the balance:
 * money already lost in play is the merchant's loss.
 */
export async function resolveProblem(tx: Db, id: bigint, { debitUnits: take, now }: ProblemDecision): Promise<Deposit> {
  const deposit = await lockedDeposit(tx, id)
  if (!hasOpenProblem(deposit)) throw new ActionProblem('deposit.no_problem', { deposit: deposit.transaction_id })
  if (take > 0n) await debitMember(tx, deposit, { debitUnits: take, now })
  return (
    tx
      .updateTable('deposit')
      // A deposit in progress is polled again.
      .set({ problem_settled_at: now, ...(isOpen(deposit.state) && { due_at: now }) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  )
}

/** Returns the maximum debit: the credited amount with its bonus if the payment was reversed, else zero. */
export const debitableOf = ({ problem, credited, bonus }: Deposit): bigint =>
  problem === 'reversed' ? (credited ?? 0n) + (bonus ?? 0n) : 0n

/** Throws `ActionProblem` if the amount exceeds what was credited. */
export function requireDebitable(deposit: Deposit, units: bigint): void {
  const { currency } = deposit
  const maximum = debitableOf(deposit)
  if (units > maximum) throw new ActionProblem('deposit.debit_too_high', { maximum: textOf(maximum), currency })
}

async function debitMember(tx: Db, deposit: Deposit, { debitUnits: take, now: at }: ProblemDecision): Promise<void> {
  const { merchant_code: merchantCode, member_id: memberId, currency, transaction_id: reference } = deposit
  requireDebitable(deposit, take)
  const debit = await mainAccountOf(tx, memberId)
  await lockAccounts(tx, [debit])
  const balance = await balanceOfAccount(tx, debit)
  if (take > balance) throw new ActionProblem('wallet.below_debit', { balance: textOf(balance), currency })
  const credit = await merchantAccount(tx, { merchantCode, currency, kind: 'clearing' })
  const key = `deposit:${merchantCode}:${reference}:back`
  const code = transactionCode.systemAdjustmentDown
  // One key per deposit: a reversal that is reported twice is not debited twice.
  const isRepeated = await tx.selectFrom('transfer').select('key').where('key', '=', key).executeTakeFirst()
  if (isRepeated) throw new ActionProblem('deposit.debited', { deposit: reference })
  await postTransfer(tx, { key, code, debit, credit, amount: take, reference, at })
}
