import * as z from 'zod/mini'

import { depositRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { DepositState } from './deposit-state.ts'
import { PayCurrency, PaymentKind } from './payment-channels.ts'
import { memberMay } from '../member/member-type.ts'

/** What the member has to do to pay. Amounts are exact: what is to arrive, without the provider's fee. */
const ToPay = z.discriminatedUnion('how', [
  /** He sends it from his bank. The amount ends in cents that tell him from others: it is to be sent exactly so. */
  z.object({
    how: z.literal('bank'),
    bankName: z.string(),
    accountName: z.string(),
    accountNumber: z.string(),
    amount: DecimalText,
    currency: Currency,
    reference: z.string(),
  }),
  /** He scans what is drawn from `payload`, or opens it on the same phone where `url` is given. */
  z.object({
    how: z.literal('qr'),
    payload: z.string(),
    url: z.nullable(z.string()),
    amount: DecimalText,
    currency: Currency,
  }),
  /** He goes to the provider's page, which sends him back to the deposit. */
  z.object({ how: z.literal('redirect'), url: z.string(), amount: DecimalText, currency: Currency }),
  z.object({
    how: z.literal('chain'),
    network: z.string(),
    address: z.string(),
    /** Of the coin. */
    amount: DecimalText,
    coin: PayCurrency,
    rate: DecimalText,
    confirmations: z.number(),
    confirmationsSoFar: z.number(),
  }),
])
export type ToPay = z.output<typeof ToPay>

const DepositStep = z.object({
  state: DepositState,
  at: z.iso.datetime(),
  /** Why it ended so: the operator's sentence to the member, or empty. */
  reason: z.string(),
})
export type DepositStep = z.output<typeof DepositStep>

/** A deposit as its list shows it. Amounts are in the merchant's currency. */
const record = {
  /** Ours, short enough to be read out to somebody. */
  transId: z.string(),
  depositMode: PaymentKind,
  channelName: z.string(),
  requestedAmount: DecimalText,
  /** Credited, the reimbursement included and the bonus not; null until it is. */
  amount: z.nullable(DecimalText),
  /** What of `amount` gives the arrival's fee back. */
  reimbursementAmount: DecimalText,
  /** The payment as its provider calls it; null until it is known. */
  refId: z.nullable(z.string()),
  depositDate: z.iso.datetime(),
  /** When it was credited. */
  actualDepositDate: z.nullable(z.iso.datetime()),
  state: DepositState,
}
export const DepositRecord = z.object(record)
export type DepositRecord = z.output<typeof DepositRecord>

const Deposit = z.object({
  ...record,
  channelId: z.string(),
  currency: Currency,
  /** What he has to do; null when there is nothing more to pay, and while the provider is being asked for it. */
  toPay: z.nullable(ToPay),
  /** Until when it may be paid; null when that is over. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** The gateway's clock, which `expiresAt` is by. */
  now: z.iso.datetime(),
  /** Where it has been, the first first. */
  steps: z.array(DepositStep),
  /** What he chose with it. `bonus` is null until it is given; "0.00" where what came earned none. */
  promotion: z.nullable(z.object({ title: z.string(), bonus: z.nullable(DecimalText), multiple: DecimalText })),
  /** What he said himself when he had paid. */
  payerReference: z.string(),
  hasReceipt: z.boolean(),
  maySayPaid: z.boolean(),
  maySendReceipt: z.boolean(),
  mayCancel: z.boolean(),
})
export type Deposit = z.output<typeof Deposit>

/** The state it is in, from which it cannot go where somebody wanted it. */
const unlikely = { 'deposit.not.found': NoDetails, ILLEGAL_STATE: z.object({ state: DepositState }) }

const TransId = z.string().check(z.regex(/^[A-Z0-9]{6,20}$/))

export const getDepositSettings = endpoint({
  summary: 'Whether the member may deposit, how often he has, and what the merchant says about it',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  access: 'member',
  input: Nothing,
  output: z.object({
    allowDeposit: z.enum(['Y', 'N']),
    totalDepositSuccessCount: z.number(),
    /** May be empty. */
    depositInfo: z.string(),
    /** Those on their way, the latest first: he can go on with them. */
    open: z.array(DepositRecord),
    /** How many of them there may be at once. */
    openLimit: z.number(),
  }),
})

export const createDeposit = endpoint({
  summary: 'Begins a deposit; the answer tells how to pay it, or is CREATED while the provider is still being asked',
  method: 'POST',
  path: '/wps/relay/MCSFE_createDeposit',
  access: 'member',
  may: memberMay.openMemberCentre,
  idempotencyKey: true,
  input: z.object({
    channelId: z.string().check(z.maxLength(40)),
    /** In the channel's `payCurrency`. */
    amount: DecimalText,
    promotionId: z.optional(z.string().check(z.maxLength(40))),
  }),
  output: Deposit,
  refusals: {
    'deposit.not.allowed': NoDetails,
    'deposit.channel.not.found': NoDetails,
    /** Not above zero, or with more places than the currency has. */
    'deposit.amount.invalid': NoDetails,
    'deposit.amount.below': z.object({ minimum: DecimalText, currency: PayCurrency }),
    'over.limit': z.object({ maximum: DecimalText, currency: PayCurrency }),
    'deposit.amount.not.fixed': z.object({ fixedAmounts: z.array(DecimalText), currency: PayCurrency }),
    'deposit.promotion.not.available': NoDetails,
    /** He finishes or gives up one of those that are open. */
    'deposit.too.many.open': z.object({ limit: z.number() }),
    /** The provider will not have it; another channel may. */
    'payment.refused': NoDetails,
    ...depositRefusals,
  },
})

export const getDeposit = endpoint({
  summary: 'One of the member’s deposits',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDeposit',
  access: 'member',
  input: z.object({ transId: TransId }),
  output: Deposit,
  refusals: { 'deposit.not.found': NoDetails },
})

export const sayDepositPaid = endpoint({
  summary: 'The member says that he has paid; repeated, it changes nothing but his reference',
  method: 'POST',
  path: '/wps/relay/MCSFE_sayDepositPaid',
  access: 'member',
  input: z.object({
    transId: TransId,
    /** What his bank, wallet or chain calls the payment; it helps to find it. */
    reference: z._default(z.string().check(z.maxLength(80), z.regex(/^[\p{L}\p{N} ._:/#-]*$/u)), ''),
  }),
  output: Deposit,
  refusals: unlikely,
})

export const cancelDeposit = endpoint({
  summary: 'Gives up a deposit that is not paid; what is paid all the same is credited when it comes',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelDeposit',
  access: 'member',
  input: z.object({ transId: TransId }),
  output: Deposit,
  refusals: unlikely,
})

export const RECEIPT_LIMIT_BYTES = 5 * 1024 * 1024
/** What a phone's camera makes, and more. */
export const RECEIPT_LIMIT_PIXELS = 40_000_000
/** Pictures that are taken as a receipt; by their content, whatever their name. */
export const RECEIPT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

/**
 * Its body is the picture itself, as `application/octet-stream`, at most `RECEIPT_LIMIT_BYTES` long; no name comes with
 * it.
 */
export const sendDepositReceipt = endpoint({
  summary: 'Takes the picture of a receipt for a deposit, in place of an earlier one',
  method: 'PUT',
  path: '/wps/relay/MCSFE_depositReceipt/:transId',
  access: 'member',
  input: z.object({ transId: TransId }),
  output: Deposit,
  refusals: {
    ...unlikely,
    'receipt.not.picture': NoDetails,
    'receipt.too.many.pixels': z.object({ limitPixels: z.number() }),
  },
})
