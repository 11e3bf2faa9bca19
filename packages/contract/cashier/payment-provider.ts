import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { Timestamp } from '../kit/moments.ts'
import { DecimalText } from '../kit/money.ts'
import { PayCurrency, PaymentKind } from './payment-channels.ts'

/**
 * Protocol between the gateway and a payment provider, for payments and their notifications: docs/payments.md.
 *
 * - `reference` is the permanent key of a payment on both sides. A repeat opens no further payment.
 * - A refusal (4xx) is final. No answer, or a 5xx, is inconclusive: the call is repeated.
 * - All calls are signed, in both directions: HMAC-SHA256 in hex over `paymentSignedHead` and the exact bytes of the
 *   body. Each merchant has a separate key with each provider.
 */
const Reference = z.string().check(z.regex(/^[A-Z0-9]{6,20}$/))
const PaymentId = z.string().check(z.regex(/^[\w.:-]{1,80}$/))
/** A web address with a scheme that executes no code. */
const WebAddress = z.string().check(z.maxLength(2_000), z.regex(/^https?:\/\/[^\s]+$/))

const signature = { 'payment.signature.invalid': NoDetails }

/** Instructions shown to the payer. */
export const PayInstruction = z.discriminatedUnion('how', [
  z.object({
    how: z.literal('bank'),
    bankName: z.string().check(z.maxLength(80)),
    accountName: z.string().check(z.maxLength(80)),
    accountNumber: z.string().check(z.maxLength(40)),
  }),
  z.object({ how: z.literal('qr'), payload: z.string().check(z.maxLength(1_000)), url: z.nullable(WebAddress) }),
  z.object({ how: z.literal('redirect'), url: WebAddress }),
  z.object({ how: z.literal('chain'), address: z.string().check(z.regex(/^[\w:.-]{10,120}$/)) }),
])
export type PayInstruction = z.output<typeof PayInstruction>

/**
 * State of a payment. `pending`: the payer has acted, nothing has arrived. `confirming`: on the chain, with too few
 * confirmations. `failed` and `expired` are not final, because the payer may still pay. `reversed`: the payment was
 * `paid`, and the provider has reversed it since.
 */
const PaymentState = z.enum(['waiting', 'pending', 'confirming', 'paid', 'failed', 'expired', 'reversed'])

const notice = {
  reference: Reference,
  paymentId: PaymentId,
  state: PaymentState,
  /** The amount that actually arrived, which may be more or less than requested; null unless `paid`. */
  amount: z.nullable(DecimalText),
  currency: PayCurrency,
  /** Confirmations of a coin payment. */
  confirmations: z._default(z.number().check(z.int(), z.gte(0), z.lte(10_000)), 0),
}
export const PaymentNotification = z.object(notice)
export type PaymentNotification = z.output<typeof PaymentNotification>

/** Called by the gateway. Paths are below the provider's address. */
export const openPayment = endpoint({
  summary: 'Creates a payment.',
  method: 'POST',
  path: '/payments/v1/open',
  access: 'anyone',
  input: z.object({
    reference: Reference,
    kind: PaymentKind,
    /** Amount to arrive. The provider adds `feePercent` of it for the payer. */
    amount: DecimalText,
    currency: PayCurrency,
    feePercent: DecimalText,
    /** Required confirmations of a coin payment; 0 for all others. */
    confirmations: z.int().check(z.gte(0), z.lte(10_000)),
    expiresAt: Timestamp,
    /** Address to which the payer's browser returns, for any outcome. */
    returnUrl: WebAddress,
    language: z.string().check(z.maxLength(10)),
  }),
  output: z.object({ paymentId: PaymentId, pay: PayInstruction }),
  refusals: { ...signature, 'payment.refused': NoDetails, 'payment.reference.conflict': NoDetails },
})

export const getPayment = endpoint({
  summary: 'Returns the state of a payment.',
  method: 'POST',
  path: '/payments/v1/status',
  access: 'anyone',
  input: z.object({ reference: Reference }),
  output: PaymentNotification,
  refusals: { ...signature, 'payment.not.found': NoDetails },
})

/** Payments that the provider received for the merchant, one line per arrived payment, in the order of arrival. */
export const StatementLine = z.object({
  /** The provider's own unique id. */
  paymentId: PaymentId,
  /** Reference given by the payer, which may be unknown to the gateway. */
  reference: z.string().check(z.maxLength(80)),
  amount: DecimalText,
  currency: PayCurrency,
  state: z.enum(['paid', 'reversed']),
  at: z.iso.datetime(),
})
export type StatementLine = z.output<typeof StatementLine>

export const STATEMENT_LINES_AT_ONCE = 500

export const getStatement = endpoint({
  summary: 'Returns the payments received in a period, at most 500 lines per page; `next` continues.',
  method: 'POST',
  path: '/payments/v1/statement',
  access: 'anyone',
  input: z.object({
    from: Timestamp,
    to: Timestamp,
    cursor: z._default(z.string().check(z.maxLength(100)), ''),
  }),
  output: z.object({ lines: z.array(StatementLine), next: z.nullable(z.string().check(z.maxLength(100))) }),
  refusals: signature,
})

/** Called by the provider, repeatedly until the gateway answers with anything but a 5xx. */
export const notifyPayment = endpoint({
  summary: 'Notifies the gateway of the state of a payment; a repeat changes nothing.',
  method: 'POST',
  path: '/payments/v1/notices',
  access: 'anyone',
  input: z.object({ noticeId: z.string().check(z.regex(/^[\w.:-]{8,80}$/)), ...notice }),
  output: Nothing,
  refusals: {
    ...signature,
    /** This merchant has no such payment with this provider. */
    'payment.not.found': NoDetails,
    /** A previous notice with this id had another content. */
    'payment.notice.conflict': NoDetails,
    /** The currency differs from the requested one. */
    'payment.currency.mismatch': NoDetails,
    /** The amount is zero or negative, or has more decimals than the currency. */
    'payment.amount.invalid': NoDetails,
    /** The state is not a permitted transition from the previous one. The notice is logged for manual review. */
    ILLEGAL_STATE: z.object({ state: z.string() }),
  },
})
export type PaymentNotice = z.output<typeof notifyPayment.input>

export const paymentHeader = {
  /** Id of the signing key, which identifies the merchant and the provider. */
  key: 'X-Payment-Key',
  /** Unix time in milliseconds; refused if more than five minutes off. */
  timestamp: 'X-Payment-Timestamp',
  nonce: 'X-Payment-Nonce',
  signature: 'X-Payment-Signature',
} as const

/** Returns the part of the signed text before the body; `path` is the complete path. */
export const paymentSignedHead = (signed: { method: string; path: string; timestamp: string; nonce: string }): string =>
  `${signed.method} ${signed.path}\n${signed.timestamp}\n${signed.nonce}\n`

export const PAYMENT_CLOCK_SKEW_MS = 5 * 60_000
