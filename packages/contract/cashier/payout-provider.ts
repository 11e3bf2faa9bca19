import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { Timestamp } from '../kit/moments.ts'
import { Currency, DecimalText } from '../kit/money.ts'

/**
 * Protocol between the gateway and a payout provider, for withdrawals and their notifications: docs/payments.md.
 * Address, keys and signatures are those of `payment-provider.ts`.
 *
 * - `reference` is the permanent key of a payout on both sides. A repeat pays nothing more: it returns the state of the
 *   existing payout.
 * - `payout.refused` is final: nothing was paid, and nothing will be. No answer, or a 5xx, is inconclusive: the call is
 *   repeated.
 */
const Reference = z.string().check(z.regex(/^W[A-Z0-9]{6,20}$/))
const PayoutId = z.string().check(z.regex(/^[\w.:-]{1,80}$/))

const signature = { 'payment.signature.invalid': NoDetails }

/** `paid` and `failed` are final. */
const PayoutState = z.enum(['processing', 'paid', 'failed'])

const notice = {
  reference: Reference,
  payoutId: PayoutId,
  state: PayoutState,
  /** The paid amount, as requested. */
  amount: DecimalText,
  currency: Currency,
  /** Reason of the failure, for the merchant's operators. */
  reason: z._default(z.string().check(z.maxLength(200)), ''),
}
export const PayoutNotification = z.object(notice)
export type PayoutNotification = z.output<typeof PayoutNotification>

/** Called by the gateway. Paths are below the provider's address. */
export const openPayout = endpoint({
  summary: 'Creates a payout to a bank account, a wallet or a card.',
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
    /** The bank has no such account, or does not accept payments for it. */
    'payout.refused': NoDetails,
    /** Another payout has this reference. */
    'payout.reference.conflict': NoDetails,
  },
})

export const getPayout = endpoint({
  summary: 'Returns the state of a payout.',
  method: 'POST',
  path: '/payouts/v1/status',
  access: 'anyone',
  input: z.object({ reference: Reference }),
  output: PayoutNotification,
  refusals: { ...signature, 'payout.not.found': NoDetails },
})

/** Payouts made by the provider for the merchant, one line per payout, in the order of payment. */
const PayoutLine = z.object({
  payoutId: PayoutId,
  reference: z.string().check(z.maxLength(80)),
  amount: DecimalText,
  currency: Currency,
  /** `reversed`: the bank has returned the payment. */
  state: z._default(z.enum(['paid', 'reversed']), 'paid'),
  at: z.iso.datetime(),
})
export type PayoutLine = z.output<typeof PayoutLine>

export const getPayoutStatement = endpoint({
  summary: 'Returns the payouts paid in a period, at most 500 lines per page; `next` continues.',
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

/** Called by the provider, repeatedly until the gateway answers with anything but a 5xx. */
export const notifyPayout = endpoint({
  summary: 'Notifies the gateway of the state of a payout; a repeat changes nothing.',
  method: 'POST',
  path: '/payouts/v1/notices',
  access: 'anyone',
  input: z.object(notice),
  output: Nothing,
  refusals: {
    ...signature,
    /** This merchant has no such payout with this provider. */
    'payout.not.found': NoDetails,
    /** The amount or the currency differs from the requested one. The notice is logged for manual review. */
    'payout.amount.mismatch': NoDetails,
    /** The state is not a permitted transition from the previous one. The notice is logged for manual review. */
    ILLEGAL_STATE: z.object({ state: z.string() }),
  },
})
