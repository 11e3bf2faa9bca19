import { createDeposit, getDeposit } from '@ante/contract/cashier/deposit.ts'
import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import { notifyPayment } from '@ante/contract/cashier/payment-provider.ts'
import type { PaymentNotice } from '@ante/contract/cashier/payment-provider.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { paymentKeyOf } from '@ante/demo/payment-keys.ts'
import { expect } from 'vitest'

import { textOf } from '../../kit/money.ts'
import type { SignedInMember } from '../../test/members.ts'
import { withSandbox } from '../../test/with-sandbox.ts'
import type { SharedGateway, TestGateway } from '../../test/start-gateway.ts'
import { signedHeaders } from '../../vendors/call-signature.ts'
import type { CallKey } from '../../vendors/call-signature.ts'
import { PAYMENT_SIGNING } from '../providers/http-provider.ts'

/** Time scale: tests need not wait for blockchain confirmations. */
const TIME_SCALE = 20

/** Sets up the sandbox as provider of a gateway's merchants. */
export async function withPayments(gateway: TestGateway, { faults = true } = {}) {
  const sandbox = await withSandbox(gateway, { faults, timeScale: TIME_SCALE })
  await gateway.ports.db
    .updateTable('payment_provider')
    .set({ url: `${sandbox.url}/pier` })
    .execute()
  return sandbox
}

export const auroraKey = ({ ports }: SharedGateway): CallKey =>
  paymentKeyOf(ports.config.vendorsSecret, 'aurora', 'PIER')

export async function begin(
  gateway: SharedGateway,
  { token }: SignedInMember,
  input: InputOf<typeof createDeposit>,
): Promise<Deposit> {
  const answer = await gateway.call(createDeposit, input, { token })
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.details)}`)
  return answer.value
}

export async function deposited(
  gateway: SharedGateway,
  { token }: SignedInMember,
  transactionId: string,
): Promise<Deposit> {
  const answer = await gateway.call(getDeposit, { transactionId }, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** Waits for a deposit's state in the tables, because moving the clock ends sessions. */
export async function waitForState(
  { ports: { db } }: SharedGateway,
  { transactionId }: { transactionId: string },
  state: Deposit['state'],
): Promise<void> {
  const present = () =>
    db.selectFrom('deposit').select('state').where('transaction_id', '=', transactionId).executeTakeFirst()
  await expect.poll(present, { timeout: 15_000 }).toEqual({ state })
}

/** Returns the amount that the ledger moved to a member for a deposit. */
export async function creditOf(
  { ports: { db } }: SharedGateway,
  { transactionId }: { transactionId: string },
): Promise<string> {
  const { sum } = await db
    .selectFrom('transfer')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('reference', '=', transactionId)
    .executeTakeFirstOrThrow()
  return textOf(BigInt(sum ?? 0))
}

/** Raises the limit of open deposits for tests. */
export async function allowManyOpen({ ports: { db } }: TestGateway): Promise<void> {
  await db.updateTable('deposit_setting').set({ open_limit: 50 }).execute()
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Pays as the page instructs, or another amount if given. */
export async function payAt(sandboxUrl: string, { toPay }: Pick<Deposit, 'toPay'>, amount?: string): Promise<number> {
  if (toPay === null) throw new Error('there is nothing to pay')
  const requested = amount ?? toPay.amount
  const to = (path: string, fields: Record<string, string>) =>
    fetch(sandboxUrl + path, {
      method: 'POST',
      headers: form,
      body: new URLSearchParams(fields).toString(),
      redirect: 'manual',
    })
  switch (toPay.how) {
    case 'bank':
      return (await to('/bank', { destination: toPay.accountNumber, amount: requested, message: '' })).status
    case 'chain':
      return (await to('/chain', { destination: toPay.address, amount: requested })).status
    case 'qr':
      return (await to(new URL(toPay.payload).pathname, { amount: requested })).status
    default:
      return (await to(new URL(toPay.url).pathname, { amount: requested })).status
  }
}

/** Sends a notification as a provider does, signed with this key. */
export async function notify(
  gateway: SharedGateway,
  key: CallKey,
  notice: Partial<PaymentNotice>,
  headers: Record<string, string> = {},
) {
  const { method, path } = notifyPayment
  const body = JSON.stringify(notice)
  const signed = { 'Content-Type': 'application/json', ...signedHeaders(PAYMENT_SIGNING, key, { method, path, body }) }
  const answer = await fetch(gateway.url + path, { method, headers: { ...signed, ...headers }, body })
  const { errorCode = 'ok' } = (await answer.json()) as { errorCode?: string }
  return errorCode
}
