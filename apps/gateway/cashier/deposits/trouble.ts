import pg from 'pg'

import type { Db } from '../../kit/db.ts'
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
 * Why a deposit waits for an operator; no money moves for it before. `reversed`: the provider has taken back a credited payment.
 * `payment.of.another`: the provider names a payment that another deposit was credited with. `overpaid`: the provider reports far
 * more than was to be paid, see `isOverpaid`.
 */
export type Trouble = 'reversed' | 'payment.of.another' | 'overpaid'

const UNIQUE_VIOLATION = '23505'

/** The provider names one payment for two deposits. */
export const isOfAnother = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION && error.constraint === 'deposit_of_payment'

/** Whether somebody has still to look at it; till then nobody asks the provider again, who would say the same. */
export const isInTrouble = ({ trouble, trouble_settled_at: settledAt }: Deposit): boolean =>
  trouble !== null && settledAt === null

/** Puts it on the operators' list. */
export async function noteTrouble(db: Db, { id }: Pick<Deposit, 'id'>, trouble: Trouble, at: Date): Promise<void> {
  await db
    .updateTable('deposit')
    .set({ trouble, trouble_at: at, trouble_settled_at: null })
    .where('id', '=', id)
    .execute()
}

/** Why a trouble cannot be settled so. */
export class NotSettled extends Error {}

export interface Settling {
  /** What is taken back from the member, in the merchant's money. */
  take: bigint
  now: Date
}

/**
 * Takes a deposit from the operators' list. What is taken back leaves the member's main wallet for the merchant's clearing
 * account, from which it was credited: no more than was credited, and no more than he has. What he has played already is the
 * merchant's loss.
 */
export async function settleTrouble(tx: Db, id: bigint, { take, now }: Settling): Promise<Deposit> {
  const deposit = await lockedDeposit(tx, id)
  if (!isInTrouble(deposit)) throw new NotSettled('Nobody has to look at it.')
  if (take > 0n) await takeBack(tx, deposit, { take, now })
  return (
    tx
      .updateTable('deposit')
      // One that is on its way is asked about again.
      .set({ trouble_settled_at: now, ...(isOpen(deposit.state) && { due_at: now }) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  )
}

async function takeBack(tx: Db, deposit: Deposit, { take, now: at }: Settling): Promise<void> {
  const { merchant_code: merchantCode, member_id: memberId, currency, trans_id: reference } = deposit
  const credited = deposit.trouble === 'reversed' ? (deposit.credited ?? 0n) + (deposit.bonus ?? 0n) : 0n
  if (take > credited) throw new NotSettled(`At most ${textOf(credited)} can be taken back: so much was credited.`)
  const debit = await mainAccountOf(tx, memberId)
  await lockAccounts(tx, [debit])
  const held = await balanceOfAccount(tx, debit)
  if (take > held) throw new NotSettled(`The member's main wallet holds ${textOf(held)}; take that, or less.`)
  const credit = await merchantAccount(tx, { merchantCode, currency, kind: 'clearing' })
  const key = `deposit:${merchantCode}:${reference}:back`
  const code = transactionCode.systemAdjustmentDown
  await postTransfer(tx, { key, code, debit, credit, amount: take, reference, at })
}
