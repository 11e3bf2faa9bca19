import type { Deposit as Shown, DepositRecord, ToPay } from '@ante/contract/cashier/deposit.ts'

import type { Db } from '../../kit/db.ts'
import { exactTextOf, textOf } from '../../kit/money.ts'
import { percentText } from '../channels/channels.ts'
import type { Deposit } from './deposits.ts'
import { isOpen } from './rules.ts'

export function recordOf(deposit: Deposit): DepositRecord {
  return {
    transactionId: deposit.transaction_id,
    depositMode: deposit.kind,
    channelName: deposit.channel_name,
    requestedAmount: textOf(deposit.requested),
    amount: deposit.credited === null ? null : textOf(deposit.credited),
    reimbursementAmount: textOf(deposit.reimbursement),
    refId: deposit.provider_ref,
    depositDate: deposit.created_at.toISOString(),
    actualDepositDate: deposit.credited_at?.toISOString() ?? null,
    state: deposit.state,
  }
}

/** Returns a deposit as its page shows it, with its history. */
export async function shownDeposit(db: Db, deposit: Deposit, now: Date): Promise<Shown> {
  const [steps, receipt] = await Promise.all([stepsOf(db, deposit), hasReceipt(db, deposit)])
  const { state, promotion, bonus } = deposit
  const isPaidOnPage = state === 'WAITING_PAYMENT'
  return {
    ...recordOf(deposit),
    channelId: deposit.channel_code,
    currency: deposit.currency,
    toPay: isPaidOnPage || isWatched(deposit) ? toPayOf(deposit) : null,
    expiresAt: isPaidOnPage || state === 'CREATED' ? deposit.expires_at.toISOString() : null,
    now: now.toISOString(),
    steps,
    promotion: promotion && {
      title: promotion.title,
      bonus: bonus === null ? null : textOf(bonus),
      multiple: percentText(promotion.multipleHundredths),
    },
    payerReference: deposit.payer_reference,
    hasReceipt: receipt,
    mayConfirmPaid: isPaidOnPage,
    maySendReceipt: acceptsReceipt(deposit),
    mayCancel: isPaidOnPage || state === 'CREATED',
  }
}

/** Whether the page follows the deposit's blockchain confirmations. */
const isWatched = ({ state, kind }: Deposit) => kind === 'CRYPTO' && (state === 'SUBMITTED' || state === 'PROCESSING')

export const acceptsReceipt = ({ state }: Deposit): boolean => state !== 'CREATED' && isOpen(state)

/** Actors whose step reasons are codes for operators. Reasons of other actors are sentences for the member. */
const MACHINES: readonly string[] = ['provider', 'gateway']

async function stepsOf(db: Db, { id, created_at: createdAt }: Deposit): Promise<Shown['steps']> {
  const rows = await db
    .selectFrom('deposit_step')
    .select(['to_state', 'at', 'actor', 'reason'])
    .where('deposit_id', '=', id)
    .where('refused', '=', false)
    .orderBy('id')
    .execute()
  const steps = rows.map(({ to_state: state, at, actor, reason }) => {
    return { state, at: at.toISOString(), reason: MACHINES.includes(actor) ? '' : reason }
  })
  return [{ state: 'CREATED', at: createdAt.toISOString(), reason: '' }, ...steps]
}

async function hasReceipt(db: Db, { id }: Deposit): Promise<boolean> {
  const row = await db
    .selectFrom('deposit_receipt')
    .select('deposit_id')
    .where('deposit_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

function toPayOf(deposit: Deposit): ToPay | null {
  const { instruction, pay_currency: currency } = deposit
  const amount = textOf(deposit.pay_amount)
  switch (instruction?.how) {
    case 'bank':
      return { ...instruction, amount, currency, reference: deposit.transaction_id }
    case 'qr':
    case 'redirect':
      return { ...instruction, amount, currency }
    case 'chain':
      return {
        ...instruction,
        network: deposit.network,
        amount,
        coin: currency,
        rate: exactTextOf(deposit.rate ?? 0n),
        confirmations: deposit.required_confirmations,
        confirmationsSoFar: deposit.confirmations,
      }
    default:
      return null
  }
}
