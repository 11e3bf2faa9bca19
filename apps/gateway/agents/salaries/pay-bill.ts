import type { BillState } from '@ante/contract/agents/bills.ts'
import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import type { Selectable } from 'kysely'

import { membersById } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import {
  balanceOfAccount,
  lockAccounts,
  mainAccountOf,
  merchantAccount,
  postTransfer,
  transactionCode,
} from '../../wallet/public.ts'
import '../contracts/tables.ts'
import type { AgentBillTable } from './tables.ts'

export type BillRow = Selectable<AgentBillTable>

/** Time in milliseconds from its creation in which a bill can be paid. Source: domain handbook 6.9. */
export const PAYABLE_MS = 30 * 86_400_000
/** States in which a bill can be paid. */
export const PAYABLE: readonly BillState[] = ['unpaid', 'partly_paid', 'upline_insufficient']
export const isPayable = ({ state }: Pick<BillRow, 'state'>): boolean => PAYABLE.includes(state)
export const unpaidOf = ({ amount, paid }: Pick<BillRow, 'amount' | 'paid'>): bigint => amount - paid

/** Transaction codes: `into` for the downline's wallet, `out` for the upline's. */
const CODES = {
  dividend: { into: transactionCode.dividend, out: transactionCode.dividendPaid },
  daily_salary: { into: transactionCode.dailySalary, out: transactionCode.dailySalaryPaid },
  hourly_salary: { into: transactionCode.hourlySalary, out: transactionCode.hourlySalaryPaid },
  realtime_salary: { into: transactionCode.realTimeSalary, out: transactionCode.realTimeSalaryPaid },
} satisfies Record<ContractKind, unknown>

/** A bill with the wallets of both parties, locked in a fixed order until the transaction ends. */
export interface LockedBill {
  bill: BillRow
  /** Null: the merchant pays. */
  payerAccount: bigint | null
  payeeAccount: bigint
}

export async function billById(db: Db, id: bigint): Promise<BillRow | null> {
  return (await db.selectFrom('agent_bill').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** Locks both parties' wallets, then the bill: code that moves money locks wallets first. Null for a missing bill. */
export async function lockBill(tx: Db, id: bigint): Promise<LockedBill | null> {
  const found = await billById(tx, id)
  if (!found) return null
  const payerAccount = found.upline_id === null ? null : await mainAccountOf(tx, found.upline_id)
  const payeeAccount = await mainAccountOf(tx, found.downline_id)
  await lockAccounts(tx, payerAccount === null ? [payeeAccount] : [payerAccount, payeeAccount])
  const bill = await tx.selectFrom('agent_bill').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  return { bill, payerAccount, payeeAccount }
}

export type LockedParty = 'payer' | 'payee'

/** Returns the party whose member account is locked, which prevents the payment; null if both are active. */
export async function lockedPartyOf(
  db: Db,
  { upline_id: payer, downline_id: payee }: BillRow,
): Promise<LockedParty | null> {
  const people = await membersById(db, payer === null ? [payee] : [payer, payee])
  const isActive = (id: bigint) => people.some((person) => person.id === id && person.status === 'active')
  if (payer !== null && !isActive(payer)) return 'payer'
  return isActive(payee) ? null : 'payee'
}

/** Whether the payer's balance covers the amount; always true if the merchant pays. */
export async function hasEnoughBalance(tx: Db, { payerAccount }: LockedBill, amount: bigint): Promise<boolean> {
  return payerAccount === null || (await balanceOfAccount(tx, payerAccount)) >= amount
}

interface Payment {
  amount: bigint
  at: Date
  /** Member who started the payment, and the idempotency key. */
  by?: { memberId: bigint; requestKey: string } | undefined
}

/**
 * Pays a bill in full or in part: moves the money, stores the payment and changes the state in one transaction, once
 * per payment. The credited amount has no wagering requirement, because it was earned by turnover that the gateway
 * counted.
 */
export async function payPart(tx: Db, lockedBill: LockedBill, { amount, at, by }: Payment): Promise<BillRow> {
  const { bill } = lockedBill
  const part = await nextPart(tx, bill.id)
  await movePart(tx, lockedBill, { amount, at, part })
  await tx
    .insertInto('agent_bill_payment')
    .values({
      bill_id: bill.id,
      part,
      amount,
      at,
      by_member: by?.memberId ?? null,
      request_key: by?.requestKey ?? null,
    })
    .execute()
  const paid = bill.paid + amount
  const isAll = paid === bill.amount
  const stored = await tx
    .updateTable('agent_bill')
    .set({ paid, state: isAll ? 'paid' : 'partly_paid', paid_at: at, ...(isAll && { due_at: null }) })
    .where('id', '=', bill.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (isAll) await recordInContract(tx, bill, { at, by })
  return stored
}

async function movePart(
  tx: Db,
  { bill, payerAccount, payeeAccount }: LockedBill,
  { amount, at, part }: Payment & { part: number },
) {
  const { merchant_code: merchantCode, currency } = bill
  const codes = CODES[bill.kind]
  const [key, reference] = [`bill:${bill.id}:${part}`, `bill:${bill.id}`]
  const leg = { amount, reference, at }
  if (payerAccount === null) {
    const debit = await merchantAccount(tx, { merchantCode, currency, kind: 'bonus' })
    await postTransfer(tx, { ...leg, key, code: codes.into, debit, credit: payeeAccount })
    return
  }
  // Payer and payee see different transaction codes, so the amount passes through the merchant's clearing account.
  const clearing = await merchantAccount(tx, { merchantCode, currency, kind: 'clearing' })
  await postTransfer(tx, { ...leg, key: `${key}:out`, code: codes.out, debit: payerAccount, credit: clearing })
  await postTransfer(tx, { ...leg, key: `${key}:in`, code: codes.into, debit: clearing, credit: payeeAccount })
}

async function nextPart(tx: Db, billId: bigint): Promise<number> {
  const { parts } = await tx
    .selectFrom('agent_bill_payment')
    .select((eb) => eb.fn.countAll<bigint>().as('parts'))
    .where('bill_id', '=', billId)
    .executeTakeFirstOrThrow()
  return Number(parts) + 1
}

/** Adds the payment to the contract's history. */
async function recordInContract(tx: Db, { contract_id, upline_id }: BillRow, { at, by }: Pick<Payment, 'at' | 'by'>) {
  const byItself = upline_id === null ? 'company' : 'system'
  await tx
    .insertInto('agent_contract_log')
    .values({ contract_id, action: 'D', at, by_member: by?.memberId ?? null, side: by ? 'upline' : byItself })
    .execute()
}
