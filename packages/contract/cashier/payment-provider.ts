import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { Timestamp } from '../kit/moments.ts'
import { DecimalText } from '../kit/money.ts'
import { PayCurrency, PaymentKind } from './payment-channels.ts'

/**
 * How the gateway has payments taken by a provider, and hears what became of them: docs/payments.md.
 *
 * - `reference` is the key of a payment for ever, at both sides. The same one again opens nothing more.
 * - A refusal (4xx) is final. No answer, or a 5xx, says nothing: the call is made again.
 * - All calls are signed, in both directions: HMAC-SHA256 in hex over `paymentSignedHead` and the very bytes of the body. Each
 *   merchant has a key of its own with each provider.
 */
const Reference = z.string().check(z.regex(/^[A-Z0-9]{6,20}$/))
const PaymentId = z.string().check(z.regex(/^[\w.:-]{1,80}$/))
/** An address of this web, and nothing that a browser would run. */
const WebAddress = z.string().check(z.maxLength(2_000), z.regex(/^https?:\/\/[^\s]+$/))

const signature = { 'payment.signature.invalid': NoDetails }

/** What the payer has to be shown. */
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
 * Of a payment. `pending`: the payer has done his part, nothing has arrived. `confirming`: on the chain, not often enough
 * confirmed. `paid` is for ever; `failed` and `expired` are not, where the payer pays all the same. `reversed`: it was paid, and
 * the provider has taken it back since.
 */
const PaymentState = z.enum(['waiting', 'pending', 'confirming', 'paid', 'failed', 'expired', 'reversed'])

const news = {
  reference: Reference,
  paymentId: PaymentId,
  state: PaymentState,
  /** What has truly arrived, of `paid` alone: it may be more or less than was asked for. */
  amount: z.nullable(DecimalText),
  currency: PayCurrency,
  /** Of a coin. */
  confirmations: z._default(z.number().check(z.int(), z.gte(0), z.lte(10_000)), 0),
}
export const PaymentNotification = z.object(news)
export type PaymentNotification = z.output<typeof PaymentNotification>

/** Asked of the provider. Paths stand below the provider's address. */
export const openPayment = endpoint({
  summary: 'Opens a payment',
  method: 'POST',
  path: '/payments/v1/open',
  access: 'anyone',
  input: z.object({
    reference: Reference,
    kind: PaymentKind,
    /** What is to arrive. The provider adds `feePercent` of it for the payer. */
    amount: DecimalText,
    currency: PayCurrency,
    feePercent: DecimalText,
    /** How often a coin's payment has to be confirmed; 0 for all others. */
    confirmations: z.int().check(z.gte(0), z.lte(10_000)),
    expiresAt: Timestamp,
    /** Where the payer's browser goes afterwards, whatever has become of it. */
    returnUrl: WebAddress,
    language: z.string().check(z.maxLength(10)),
  }),
  output: z.object({ paymentId: PaymentId, pay: PayInstruction }),
  refusals: { ...signature, 'payment.refused': NoDetails, 'payment.reference.conflict': NoDetails },
})

export const getPayment = endpoint({
  summary: 'What has become of a payment',
  method: 'POST',
  path: '/payments/v1/status',
  access: 'anyone',
  input: z.object({ reference: Reference }),
  output: PaymentNotification,
  refusals: { ...signature, 'payment.not.found': NoDetails },
})

/** What the provider has taken for the merchant, one line a payment that has arrived, in the order of arrival. */
export const StatementLine = z.object({
  /** The provider's own, never used twice. */
  paymentId: PaymentId,
  /** What the payer said it is for; it may be nothing of ours. */
  reference: z.string().check(z.maxLength(80)),
  amount: DecimalText,
  currency: PayCurrency,
  state: z.enum(['paid', 'reversed']),
  at: z.iso.datetime(),
})
export type StatementLine = z.output<typeof StatementLine>

export const STATEMENT_LINES_AT_ONCE = 500

export const getStatement = endpoint({
  summary: 'What has arrived from one moment to another, 500 lines at most; `next` asks for those that follow',
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

/** Asked of the gateway, again and again until it is answered with anything but a 5xx. */
export const notifyPayment = endpoint({
  summary: 'Tells what has become of a payment. The same notice again changes nothing',
  method: 'POST',
  path: '/payments/v1/notices',
  access: 'anyone',
  input: z.object({ noticeId: z.string().check(z.regex(/^[\w.:-]{8,80}$/)), ...news }),
  output: Nothing,
  refusals: {
    ...signature,
    /** This merchant has no such payment with this provider. */
    'payment.not.found': NoDetails,
    /** This notice said something else before. */
    'payment.notice.conflict': NoDetails,
    /** Not the money that was asked for. */
    'payment.currency.mismatch': NoDetails,
    /** Zero, below zero, or smaller parts than the currency has. */
    'payment.amount.invalid': NoDetails,
    /** What it says cannot follow on what was said before. It is written down, and somebody looks at it. */
    ILLEGAL_STATE: z.object({ state: z.string() }),
  },
})
export type PaymentNotice = z.output<typeof notifyPayment.input>

export const paymentHeader = {
  /** Which key signed: it tells the merchant and the provider. */
  key: 'X-Payment-Key',
  /** Unix time in milliseconds; more than five minutes off is refused. */
  timestamp: 'X-Payment-Timestamp',
  nonce: 'X-Payment-Nonce',
  signature: 'X-Payment-Signature',
} as const

/** The part of the signed text that stands before the body; the path is the whole one. */
export const paymentSignedHead = (signed: { method: string; path: string; timestamp: string; nonce: string }): string =>
  `${signed.method} ${signed.path}\n${signed.timestamp}\n${signed.nonce}\n`

export const PAYMENT_CLOCK_SKEW_MS = 5 * 60_000
