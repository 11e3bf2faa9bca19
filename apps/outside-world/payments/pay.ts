import { randomUUID } from 'node:crypto'

import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db } from '@ante/plain-server/db.ts'

import { notify } from './notices.ts'
import { beginPayment, markDeclined, advanceOnePayment, waitingPaymentTo, addStatementLine } from './payment-store.ts'
import type { Payment } from './payment-store.ts'

/** Time in milliseconds for which a payment is shown as being processed. */
const SETTLE_MS = 1_500
/** Time in milliseconds between two blocks of the simulated blockchain. */
const BLOCK_MS = 2_000

/** Makes a payment: the provider reports it immediately as being processed, and a moment later as received. */
export async function pay(db: Db, payment: Payment, amount: string, timeScale: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isCoin = payment.kind === 'CRYPTO'
    const started = await beginPayment(tx, payment, {
      state: isCoin ? 'confirming' : 'pending',
      amount,
      afterMs: Math.round((isCoin ? BLOCK_MS : SETTLE_MS) / timeScale),
    })
    if (started) await notify(tx, started)
  })
}

/** Declines a payment, and notifies the customer. */
export async function declinePayment(db: Db, payment: Payment): Promise<void> {
  await inTransaction(db, async (tx) => {
    const declined = await markDeclined(tx, payment)
    if (declined) await notify(tx, declined)
  })
}

/**
 * Sends money to an account number or a blockchain address of a customer of the provider. Returns whether it matches a
 * waiting payment; otherwise it only appears on the statement.
 */
export async function send(
  db: Db,
  sent: { destination: string; amount: string; message: string; currency: string; keyId: string },
  timeScale: number,
): Promise<boolean> {
  const payment = await waitingPaymentTo(db, sent)
  if (payment) await pay(db, payment, sent.amount, timeScale)
  else await addStatementLine(db, { ...sent, paymentId: randomUUID(), reference: sent.message })
  return payment !== null
}

/** Advances the payments in progress. Returns their number. */
export async function advancePayments(db: Db, timeScale: number, max: number): Promise<number> {
  let count = 0
  while (count < max && (await advance(db, timeScale))) count += 1
  return count
}

function advance(db: Db, timeScale: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const advanced = await advanceOnePayment(tx, Math.round(BLOCK_MS / timeScale))
    if (!advanced) return false
    const { key_id: keyId, payment_id: paymentId, reference, sent_amount: sentAmount, currency, state } = advanced
    if (state === 'paid')
      await addStatementLine(tx, { keyId, paymentId, reference, amount: sentAmount ?? '0', currency })
    await notify(tx, advanced)
    return true
  })
}
