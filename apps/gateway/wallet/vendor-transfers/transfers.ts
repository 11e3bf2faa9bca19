import { randomUUID } from 'node:crypto'

import type { Selectable } from 'kysely'

import { claimKey } from '../../kit/call-keys.ts'
import type { Db } from '../../kit/db.ts'
import { FOUND_AT_ONCE } from '../../kit/job-queue/add-job.ts'
import { move } from '../../kit/state-machine/move.ts'
import type { Step } from '../../kit/state-machine/state-machine.ts'
import { mainAccountOf, merchantAccount } from '../accounts.ts'
import { postTransfer } from '../post-transfer.ts'
import { transactionCode } from '../transaction-codes.ts'
import type { TransactionCode } from '../transaction-codes.ts'
import { vendorAccountOf } from './accounts.ts'
import { LEASE_MS } from './rules.ts'
import type { VendorTransferTable } from './tables.ts'
import { transferStates } from './transfer-states.ts'
import type { Holder } from './vendor-bank.ts'

export type VendorTransfer = Selectable<VendorTransferTable>

export interface TransferRequest {
  holder: Holder
  merchantCode: string
  vendor: string
  direction: 'in' | 'out'
  amount: bigint
  requestKey: string | null
}

const GATEWAY = { actor: 'gateway' }

/**
 * Stores a transfer and debits its amount from the source wallet. Throws when the balance is insufficient or another
 * transfer is in progress.
 */
export async function beginTransfer(tx: Db, request: TransferRequest, now: Date): Promise<VendorTransfer> {
  const { holder, merchantCode, vendor, direction, amount, requestKey } = request
  const transfer = await tx
    .insertInto('vendor_transfer')
    .values({
      id: randomUUID(),
      merchant_code: merchantCode,
      member_id: holder.memberId,
      currency: holder.currency,
      vendor,
      direction,
      amount,
      state: 'INIT',
      request_key: requestKey,
      began_at: now,
      due_at: leaseUntil(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await claimKey(tx, { memberId: holder.memberId, merchantCode, key: requestKey })
  await post(tx, transfer, 'from', now)
  return move(tx, transferStates, { id: transfer.id, from: 'INIT', to: 'DEBITED' }, { now, ...GATEWAY })
}

/** Ends a transfer that the vendor completed: credits the amount to the target wallet. */
export async function endDone(tx: Db, transfer: VendorTransfer, step: Step): Promise<VendorTransfer> {
  const { id, state: from } = transfer
  const done = await move(tx, transferStates, { id, from, to: 'DONE' }, { ...step, change: { ended_at: step.now } })
  await post(tx, done, 'to', step.now)
  return done
}

/** Ends a transfer that the vendor will never execute: returns the amount to the source wallet. */
export async function endRefunded(tx: Db, transfer: VendorTransfer, step: Step): Promise<VendorTransfer> {
  const { id, state: from } = transfer
  const failed = await move(tx, transferStates, { id, from, to: 'FAILED' }, step)
  await post(tx, failed, 'back', step.now)
  const refunded = { now: step.now, ...GATEWAY, change: { ended_at: step.now } }
  return move(tx, transferStates, { id, from: 'FAILED', to: 'REFUNDED' }, refunded)
}

/** Returns the transfer, locked until this transaction ends. */
export function lockedTransfer(tx: Db, id: string): Promise<VendorTransfer> {
  return tx.selectFrom('vendor_transfer').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export function transferById(db: Db, id: string): Promise<VendorTransfer> {
  return db.selectFrom('vendor_transfer').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

const ADVANCED = ['DEBITED', 'SENT', 'CHECKING'] as const

/** Returns abandoned transfers and those with a due status query; the longest due first. */
export async function dueTransferIds(db: Db, now: Date): Promise<string[]> {
  const dueTransfer = db
    .selectFrom('vendor_transfer')
    .select('id')
    .where('state', 'in', ADVANCED)
    .where('due_at', '<=', now)
  return (await dueTransfer.orderBy('due_at').limit(FOUND_AT_ONCE).execute()).map(({ id }) => id)
}

/**
 * Takes the lease of a due transfer, which becomes due again when the lease ends; null when it is not due or is taken
 * by another gateway.
 */
export async function claimDueTransfer(db: Db, id: string, now: Date): Promise<VendorTransfer | null> {
  const claimed = await db
    .updateTable('vendor_transfer')
    .set({ due_at: leaseUntil(now) })
    .where('id', '=', id)
    .where('state', 'in', ADVANCED)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
  return claimed ?? null
}

const leaseUntil = (now: Date) => new Date(now.getTime() + LEASE_MS)

/** Keys and codes of the legs. Each leg has its own idempotency key, so that a repeat moves nothing. */
const LEGS: Record<'from' | 'to' | 'back', { key: string; code: TransactionCode }> = {
  from: { key: 'out', code: transactionCode.walletTransferOut },
  to: { key: 'in', code: transactionCode.walletTransferIn },
  back: { key: 'back', code: transactionCode.walletTransferReturned },
}

/** Posts one leg. Between the legs the money is in the merchant's clearing account. */
async function post(tx: Db, transfer: VendorTransfer, leg: keyof typeof LEGS, at: Date): Promise<void> {
  const { id, merchant_code: merchantCode, member_id: memberId, currency, vendor, direction, amount } = transfer
  const isMain = (direction === 'in') === (leg !== 'to')
  const wallet = isMain
    ? await mainAccountOf(tx, memberId)
    : await vendorAccountOf(tx, { memberId, merchantCode, currency }, vendor)
  const clearing = await merchantAccount(tx, { merchantCode, currency, kind: 'clearing' })
  const { key, code } = LEGS[leg]
  const sides = leg === 'from' ? { debit: wallet, credit: clearing } : { debit: clearing, credit: wallet }
  await postTransfer(tx, { key: `wallet:${id}:${key}`, code, ...sides, amount, reference: `wallet:${id}`, at })
}
