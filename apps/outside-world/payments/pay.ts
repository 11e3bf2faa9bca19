import { randomUUID } from 'node:crypto'

import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db } from '@ante/plain-server/db.ts'

import { notify } from './notices.ts'
import { begin, decline, advanceOne, waitingAt, writeLine } from './payment-store.ts'
import type { Payment } from './payment-store.ts'

/** Delay in which the payment is displayed as being processed. */
const SETTLE_MS = 1_500
const BLOCK_MS = 2_000

/** Confirms a payment: the provider reports it immediately as processing, and a moment later as received. */
export async function pay(db: Db, payment: Payment, amount: string, timeScale: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isCoin = payment.kind === 'CRYPTO'
    const started = await begin(tx, payment, {
      state: isCoin ? 'confirming' : 'pending',
      amount,
      afterMs: Math.round((isCoin ? BLOCK_MS : SETTLE_MS) / timeScale),
    })
    if (started) await notify(tx, started)
  })
}

export async function refusePayment(db: Db, payment: Payment): Promise<void> {
  await inTransaction(db, async (tx) => {
    const declined = await decline(tx, payment)
    if (declined) await notify(tx, declined)
  })
}

/**
 * Sends money to an account or an address of a shop. Returns whether it matches a waiting payment; otherwise it is only
 * listed on the statement.
 */
export async function send(
  db: Db,
  sent: { destination: string; amount: string; message: string; currency: string; keyId: string },
  timeScale: number,
): Promise<boolean> {
  const payment = await waitingAt(db, sent)
  if (payment) await pay(db, payment, sent.amount, timeScale)
  else await writeLine(db, { ...sent, paymentId: randomUUID(), reference: sent.message })
  return payment !== null
}

/** Advances the payments in progress. Returns their number. */
export async function advancePayments(db: Db, timeScale: number, max: number): Promise<number> {
  let done = 0
  while (done < max && (await advance(db, timeScale))) done += 1
  return done
}

function advance(db: Db, timeScale: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const advanced = await advanceOne(tx, Math.round(BLOCK_MS / timeScale))
    if (!advanced) return false
    const { key_id: keyId, payment_id: paymentId, reference, sent_amount: sentAmount, currency, state } = advanced
    if (state === 'paid') await writeLine(tx, { keyId, paymentId, reference, amount: sentAmount ?? '0', currency })
    await notify(tx, advanced)
    return true
  })
}
