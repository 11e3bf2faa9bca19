import { confirmDepositPaid, createDeposit, sendDepositReceipt } from '@ante/contract/cashier/deposit.ts'
import { header } from '@ante/contract/kit/headers.ts'
import sharp from 'sharp'

import { putPayeeName } from '../../identity/public.ts'
import { signedIn } from '../../test/members.ts'
import type { SharedGateway } from '../../test/start-gateway.ts'
import { changeDeposit } from '../deposits/change-deposit.ts'
import { handlePaymentNotification } from '../deposits/handle-payment-notification.ts'
import { recordProblem } from '../deposits/deposit-problem.ts'

/** Lets members of Aurora pay by bank transfer, which only staff confirms. */
export async function withManualChannel({ ports: { db } }: SharedGateway): Promise<void> {
  const bank = JSON.stringify({ bankName: 'Riverside', accountName: 'Aurora Ltd', accountNumber: '100200300' })
  await db.updateTable('payment_channel').set({ provider: null, bank }).where('code', '=', 'bank').execute()
}

/** A deposit of a new member who has not reported it as paid. */
export async function startedDeposit(gateway: SharedGateway, { amount = '500', payer = 'Ana Reyes' } = {}) {
  const member = await signedIn(gateway)
  const payee = { memberId: member.memberId, merchantCode: 'aurora', payeeName: payer, overwrite: true }
  await putPayeeName(gateway.ports.db, payee)
  const begun = await gateway.call(createDeposit, { channelId: 'bank', amount }, member)
  if (!begun.ok) throw new Error(begun.code)
  const { transactionId: id, toPay } = begun.value
  return { id, member, toPay: toPay?.amount ?? amount }
}

/** A deposit of a new member who reports it as paid. */
export async function claimedDeposit(gateway: SharedGateway, options: { amount?: string; payer?: string } = {}) {
  const started = await startedDeposit(gateway, options)
  const { id, member } = started
  const confirmed = await gateway.call(confirmDepositPaid, { transactionId: id }, member)
  if (!confirmed.ok) throw new Error(confirmed.code)
  return started
}

/** Sends a picture of one colour as receipt: equal colours are equal receipts. */
export async function sendReceipt(
  gateway: SharedGateway,
  { id, member }: { id: string; member: { token: string } },
  background: string,
): Promise<void> {
  const picture = sharp({ create: { width: 120, height: 180, channels: 3, background } })
  const response = await gateway.fetch(sendDepositReceipt.path.replace(':transId', id), {
    method: sendDepositReceipt.method,
    headers: { 'Content-Type': 'application/octet-stream', [header.authorization]: member.token },
    body: await picture.png().toBuffer(),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** The provider reports that it has taken back the payment of a credited deposit. */
export async function reverseDeposit({ ports: { db, clock } }: SharedGateway, id: string): Promise<void> {
  const deposit = await db.selectFrom('deposit').selectAll().where('transaction_id', '=', id).executeTakeFirstOrThrow()
  await recordProblem(db, deposit, 'reversed', clock.now())
}

/** The provider reports that the payment of a deposit failed. */
export async function failDeposit({ ports }: SharedGateway, reference: string): Promise<void> {
  const { id } = await ports.db
    .selectFrom('deposit')
    .select('id')
    .where('transaction_id', '=', reference)
    .executeTakeFirstOrThrow()
  const report = {
    reference,
    paymentId: reference,
    state: 'failed',
    amount: null,
    currency: 'PHP',
    confirmations: 0,
  } as const
  await changeDeposit(ports, id, { actor: 'provider' }, (tx, deposit, step) =>
    handlePaymentNotification(tx, deposit, report, step),
  )
}
