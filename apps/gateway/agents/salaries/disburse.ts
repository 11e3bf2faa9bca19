import { disburseBill } from '@ante/contract/agents/bills.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { requirePaymentPassword } from '../../identity/public.ts'
import { claimKey } from '../../kit/call-keys.ts'
import type { MemberContext } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { isPayableIn, textOf, unitsOf } from '../../kit/money.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { balanceOfAccount, mainAccountOf } from '../../wallet/public.ts'
import { notifyShortage, zoneOf } from './notify-shortage.ts'
import { billById, hasEnoughBalance, isPayable, unpaidOf, lockBill, lockedPartyOf, payPart } from './pay-bill.ts'
import type { BillRow, LockedBill } from './pay-bill.ts'
import { partiesOf } from './pay-due.ts'
import type { PayPorts } from './pay-due.ts'
import { requireParty } from './require-party.ts'

const refuse = refusalsOf(disburseBill)

interface Disbursement {
  payerId: bigint
  requestKey: string
  /** Amount of this payment; null for the whole remaining amount. */
  amount: bigint | null
}

/**
 * Pays a downline's bill manually from the upline's wallet. Excluded members may pay too, because they owe the money.
 * The cooling-off period after a change of the payment password does not apply, because receiver and maximum amount are
 * fixed.
 */
export async function disburse(
  ports: PayPorts,
  { billId, amount: input, paymentPassword }: ParsedInputOf<typeof disburseBill>,
  { member, idempotencyKey }: Pick<MemberContext, 'member' | 'idempotencyKey'>,
): Promise<OutputOf<typeof disburseBill>> {
  const { db } = ports
  requireParty(member)
  const payerId = BigInt(member.memberId)
  const bill = await billById(db, BigInt(billId))
  if (bill?.upline_id !== payerId || bill.merchant_code !== member.merchantCode) {
    ports.log.warn(
      { event: 'bill.foreign_requested', memberId: member.memberId, billId },
      'agent requested a bill of another payer or a missing bill',
    )
    throw commonRefusal('function.not.available')
  }
  const requested = { payerId, requestKey: idempotencyKey ?? '', amount: input === undefined ? null : unitsOf(input) }
  if (await isRepeated(db, bill.id, requested)) return outcomeOfKey(db, bill)
  await requirePaymentPassword(ports, payerId, paymentPassword)
  const outcome = await inTransaction(db, (tx) => payByMember(tx, bill.id, { ...requested, at: ports.clock.now() }))
  if (outcome.kind === 'insufficient') {
    throw refuse('account.balance.not.enough', { balance: textOf(outcome.balance), currency: bill.currency })
  }
  ports.balances.changed(partiesOf(outcome.bill))
  return outcomeOfKey(db, outcome.bill)
}

/** Whether the key repeats a payment. Refuses a key that was used for another bill or amount. */
async function isRepeated(db: Db, billId: bigint, { payerId, requestKey, amount }: Disbursement): Promise<boolean> {
  const before = await db
    .selectFrom('agent_bill_payment')
    .selectAll()
    .where('by_member', '=', payerId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  if (!before) return false
  if (before.bill_id !== billId || (amount !== null && before.amount !== amount)) {
    throw commonRefusal('idempotency_key.conflict')
  }
  return true
}

type Outcome = { kind: 'paid'; bill: BillRow } | { kind: 'insufficient'; balance: bigint }

async function payByMember(
  tx: Db,
  billId: bigint,
  { at, ...requested }: Disbursement & { at: Date },
): Promise<Outcome> {
  const lockedBill = await lockBill(tx, billId)
  if (!lockedBill) throw commonRefusal('function.not.available')
  const { bill } = lockedBill
  if (await isRepeated(tx, billId, requested)) return { kind: 'paid', bill }
  if (!isPayable(bill)) throw refuse('bill.not.payable', { state: bill.state })
  const amount = amountOf(bill, requested.amount)
  const lockedParty = await lockedPartyOf(tx, bill)
  if (lockedParty) throw lockedParty === 'payee' ? refuse('line.unavailable') : commonRefusal('function.not.available')
  if (!(await hasEnoughBalance(tx, lockedBill, amount))) return insufficient(tx, lockedBill, at)
  await claimKey(tx, { memberId: requested.payerId, merchantCode: bill.merchant_code, key: requested.requestKey })
  const requester = { memberId: requested.payerId, requestKey: requested.requestKey }
  return { kind: 'paid', bill: await payPart(tx, lockedBill, { amount, at, by: requester }) }
}

function amountOf(bill: BillRow, requested: bigint | null): bigint {
  const unpaid = unpaidOf(bill)
  const amount = requested ?? unpaid
  if (amount <= 0n || amount > unpaid || !isPayableIn(bill.currency, amount)) {
    throw refuse('amount.invalid', { left: textOf(unpaid), currency: bill.currency })
  }
  return amount
}

/** Records on the bill that the balance is too low, so that the downline sees the reason. */
async function insufficient(tx: Db, { bill, payerAccount }: LockedBill, at: Date): Promise<Outcome> {
  if (bill.state === 'unpaid') {
    await tx.updateTable('agent_bill').set({ state: 'upline_insufficient' }).where('id', '=', bill.id).execute()
    // Notifies only the downline: the payer learns it from the refusal of this call.
    await notifyShortage(tx, bill, { zone: await zoneOf(tx, bill), at, notifiesPayer: false })
  }
  return { kind: 'insufficient', balance: payerAccount === null ? 0n : await balanceOfAccount(tx, payerAccount) }
}

async function outcomeOfKey(
  db: Db,
  { id, currency, upline_id: payer }: BillRow,
): Promise<OutputOf<typeof disburseBill>> {
  const bill = await billById(db, id)
  if (!bill || payer === null) throw new Error(`bill ${id} is missing`)
  const balance = await balanceOfAccount(db, await mainAccountOf(db, payer))
  return {
    paid: textOf(bill.paid),
    left: textOf(unpaidOf(bill)),
    state: bill.state,
    balance: textOf(balance),
    currency,
  }
}
