import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { Timestamp } from '../kit/moments.ts'
import { Currency, DecimalText } from '../kit/money.ts'

/**
 * How the gateway has withdrawals paid by a payment provider, and hears what became of them: docs/payments.md. Address, keys and
 * signatures are those of `payment-provider.ts`.
 *
 * - `reference` is the key of a payout for ever, at both sides. The same one again pays nothing more: it answers how the payout
 *   stands that it has opened before.
 * - `payout.refused` is final: nothing was paid, and nothing will be. No answer, or a 5xx, says nothing: the call is made again.
 */
const Reference = z.string().check(z.regex(/^W[A-Z0-9]{6,20}$/))
const PayoutId = z.string().check(z.regex(/^[\w.:-]{1,80}$/))

const signature = { 'payment.signature.invalid': NoDetails }

/** `paid` and `failed` are for ever. */
const PayoutState = z.enum(['processing', 'paid', 'failed'])

const news = {
  reference: Reference,
  payoutId: PayoutId,
  state: PayoutState,
  /** What is paid, as it was asked for. */
  amount: DecimalText,
  currency: Currency,
  /** Why it failed; for the merchant's people. */
  reason: z._default(z.string().check(z.maxLength(200)), ''),
}
export const PayoutNotification = z.object(news)
export type PayoutNotification = z.output<typeof PayoutNotification>

/** Asked of the provider. Paths stand below the provider's address. */
export const openPayout = endpoint({
  summary: 'Pays an amount to a bank account, a wallet or a card',
  method: 'POST',
  path: '/payouts/v1/open',
  access: 'anyone',
  input: z.object({
    reference: Reference,
    amount: DecimalText,
    currency: Currency,
    bankCode: z.string().check(z.maxLength(40)),
    accountNumber: z.string().check(z.regex(/^\d{4,34}$/)),
    accountHolder: z.string().check(z.maxLength(120)),
    province: z.string().check(z.maxLength(60)),
  }),
  output: PayoutNotification,
  refusals: {
    ...signature,
    /** The bank knows no such account, or takes nothing for it. */
    'payout.refused': NoDetails,
    /** Another payout stands under this reference. */
    'payout.reference.conflict': NoDetails,
  },
})

export const getPayout = endpoint({
  summary: 'What has become of a payout',
  method: 'POST',
  path: '/payouts/v1/status',
  access: 'anyone',
  input: z.object({ reference: Reference }),
  output: PayoutNotification,
  refusals: { ...signature, 'payout.not.found': NoDetails },
})

/** What the provider has paid for the merchant, one line a payout, in the order of payment. */
const PayoutLine = z.object({
  payoutId: PayoutId,
  reference: z.string().check(z.maxLength(80)),
  amount: DecimalText,
  currency: Currency,
  /** `reversed`: the bank has sent back what was paid. */
  state: z._default(z.enum(['paid', 'reversed']), 'paid'),
  at: z.iso.datetime(),
})
export type PayoutLine = z.output<typeof PayoutLine>

export const getPayoutStatement = endpoint({
  summary: 'What was paid from one moment to another, 500 lines at most; `next` asks for those that follow',
  method: 'POST',
  path: '/payouts/v1/statement',
  access: 'anyone',
  input: z.object({
    from: Timestamp,
    to: Timestamp,
    cursor: z._default(z.string().check(z.maxLength(100)), ''),
  }),
  output: z.object({ lines: z.array(PayoutLine), next: z.nullable(z.string().check(z.maxLength(100))) }),
  refusals: signature,
})

/** Asked of the gateway, again and again until it is answered with anything but a 5xx. */
export const notifyPayout = endpoint({
  summary: 'Tells what has become of a payout. The same again changes nothing',
  method: 'POST',
  path: '/payouts/v1/notices',
  access: 'anyone',
  input: z.object(news),
  output: Nothing,
  refusals: {
    ...signature,
    /** This merchant has no such payout with this provider. */
    'payout.not.found': NoDetails,
    /** Not the amount, or the money, that was asked for. It is written down, and somebody looks at it. */
    'payout.amount.mismatch': NoDetails,
    /** What it says cannot follow on what was said before. It is written down, and somebody looks at it. */
    ILLEGAL_STATE: z.object({ state: z.string() }),
  },
})
