import * as z from 'zod/mini'

import { depositRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { DepositState } from './deposit-state.ts'
import { PayCurrency, PaymentKind } from './payment-channels.ts'
import { memberMay } from '../member/member-type.ts'
import { onWire } from '../kit/wire-names.ts'

/** Payment instructions for the member. The amount must arrive exactly; it excludes the provider's fee. */
const ToPay = z.discriminatedUnion('how', [
  /** A bank transfer by the member. The amount ends in cents that identify the member, and must be sent exactly. */
  z.object({
    how: z.literal('bank'),
    bankName: z.string(),
    accountName: z.string(),
    accountNumber: z.string(),
    amount: DecimalText,
    currency: Currency,
    reference: z.string(),
  }),
  /** The member scans a QR code of `payload`, or opens `url` on the same phone if given. */
  z.object({
    how: z.literal('qr'),
    payload: z.string(),
    url: z.nullable(z.string()),
    amount: DecimalText,
    currency: Currency,
  }),
  /** The member is redirected to the provider's page, which redirects back to the deposit. */
  z.object({ how: z.literal('redirect'), url: z.string(), amount: DecimalText, currency: Currency }),
  z.object({
    how: z.literal('chain'),
    network: z.string(),
    address: z.string(),
    /** Amount in the coin. */
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
  /** Reason of the end: the operator's message to the member, or empty. */
  reason: z.string(),
})
export type DepositStep = z.output<typeof DepositStep>

/** A deposit in a list. Amounts are in the merchant's currency. */
const record = {
  /** Number of the deposit, short enough to be read aloud to customer service. */
  transactionId: onWire('transId', z.string()),
  depositMode: PaymentKind,
  channelName: z.string(),
  requestedAmount: DecimalText,
  /** Credited amount, including the reimbursement but not the bonus; null until it is credited. */
  amount: z.nullable(DecimalText),
  /** Part of `amount` that reimburses the fee. */
  reimbursementAmount: DecimalText,
  /** The provider's id of the payment; null until it is known. */
  refId: z.nullable(z.string()),
  depositDate: z.iso.datetime(),
  /** Time of the credit. */
  actualDepositDate: z.nullable(z.iso.datetime()),
  state: DepositState,
}
export const DepositRecord = z.object(record)
export type DepositRecord = z.output<typeof DepositRecord>

const Deposit = z.object({
  ...record,
  channelId: z.string(),
  currency: Currency,
  /** Payment instructions; null when nothing more is to be paid, and while they are requested from the provider. */
  toPay: z.nullable(ToPay),
  /** End of the payment period; null when it has passed. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** Current time of the gateway's clock, on which `expiresAt` is based. */
  now: z.iso.datetime(),
  /** Past states, the first one first. */
  steps: z.array(DepositStep),
  /**
   * Promotion selected with the deposit. `bonus` is null until the credit, and "0.00" if the credited amount earned no
   * bonus.
   */
  promotion: z.nullable(z.object({ title: z.string(), bonus: z.nullable(DecimalText), multiple: DecimalText })),
  /** Reference given by the member after paying. */
  payerReference: z.string(),
  hasReceipt: z.boolean(),
  mayConfirmPaid: z.boolean(),
  maySendReceipt: z.boolean(),
  mayCancel: z.boolean(),
})
export type Deposit = z.output<typeof Deposit>

/** Refusals of an action on a deposit. `ILLEGAL_STATE`: the current state does not permit the action. */
const actionRefusals = { 'deposit.not.found': NoDetails, ILLEGAL_STATE: z.object({ state: DepositState }) }

const TransactionId = z.string().check(z.regex(/^[A-Z0-9]{6,20}$/))

/** Channel and amount of a deposit, as entered by the member. The channel may have been closed since. */
const LastDeposit = z.object({
  channelId: z.string(),
  /** In the channel's `payCurrency`. */
  amount: DecimalText,
})
export type LastDeposit = z.output<typeof LastDeposit>

export const getDepositSettings = endpoint({
  summary: 'Returns whether the member may deposit, the open and the last deposits, and the merchant’s notes.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  access: 'member',
  showsMoney: true,
  input: Nothing,
  output: z.object({
    allowDeposit: z.enum(['Y', 'N']),
    totalDepositSuccessCount: z.number(),
    /** The merchant's information about deposits; may be empty. */
    depositInfo: z.string(),
    /** Deposits in progress, the latest first, which the member can continue. */
    open: z.array(DepositRecord),
    /** Maximum number of simultaneous deposits in progress. */
    openLimit: z.number(),
    /** The latest credited deposit, to be repeated; null before the first one. */
    last: z.nullable(LastDeposit),
  }),
})

export const createDeposit = endpoint({
  summary: 'Creates a deposit and returns payment instructions, or state CREATED while the provider has not answered.',
  method: 'POST',
  path: '/wps/relay/MCSFE_createDeposit',
  access: 'member',
  may: memberMay.openMemberCentre,
  idempotencyKey: true,
  movesMoney: true,
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
    /** The amount is not above zero, or has more decimals than the currency. */
    'deposit.amount.invalid': NoDetails,
    'deposit.amount.below': z.object({ minimum: DecimalText, currency: PayCurrency }),
    'over.limit': z.object({ maximum: DecimalText, currency: PayCurrency }),
    'deposit.amount.not.fixed': z.object({ fixedAmounts: z.array(DecimalText), currency: PayCurrency }),
    'deposit.promotion.not.available': NoDetails,
    /** The member must complete or cancel one of the open deposits. */
    'deposit.too.many.open': z.object({ limit: z.number() }),
    /** The provider refuses the payment; another channel may accept it. */
    'payment.refused': NoDetails,
    ...depositRefusals,
  },
})

export const getDeposit = endpoint({
  summary: 'Returns a deposit of the member.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDeposit',
  access: 'member',
  showsMoney: true,
  input: z.object({ transactionId: onWire('transId', TransactionId) }),
  output: Deposit,
  refusals: { 'deposit.not.found': NoDetails },
})

export const confirmDepositPaid = endpoint({
  summary: 'Marks a deposit as paid by the member; a repeat changes only the payment reference.',
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmDepositPaid',
  access: 'member',
  input: z.object({
    transactionId: onWire('transId', TransactionId),
    /** The payment's id at the payer's bank, wallet or chain, which helps to find it. */
    reference: z._default(z.string().check(z.maxLength(80), z.regex(/^[\p{L}\p{N} ._:/#-]*$/u)), ''),
  }),
  output: Deposit,
  refusals: actionRefusals,
})

export const cancelDeposit = endpoint({
  summary: 'Cancels an unpaid deposit; a payment that still arrives is credited.',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelDeposit',
  access: 'member',
  input: z.object({ transactionId: onWire('transId', TransactionId) }),
  output: Deposit,
  refusals: actionRefusals,
})

export const RECEIPT_LIMIT_BYTES = 5 * 1024 * 1024
/** Maximum number of pixels of a receipt, above that of phone cameras. */
export const RECEIPT_LIMIT_PIXELS = 40_000_000
/** Accepted image types of a receipt; detected by content, independent of the name. */
export const RECEIPT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

/**
 * The body is the image itself, as `application/octet-stream`, at most `RECEIPT_LIMIT_BYTES` long; no file name is
 * sent.
 */
export const sendDepositReceipt = endpoint({
  summary: 'Uploads a receipt picture for a deposit and replaces an earlier one.',
  method: 'PUT',
  path: '/wps/relay/MCSFE_depositReceipt/:transId',
  access: 'member',
  input: z.object({ transactionId: onWire('transId', TransactionId) }),
  output: Deposit,
  refusals: {
    ...actionRefusals,
    'receipt.not.picture': NoDetails,
    'receipt.too.many.pixels': z.object({ limitPixels: z.number() }),
  },
})
