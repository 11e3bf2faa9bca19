import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'

/** Bank transfer by hand, QR picture, e-wallet, the hosted page of a payment gateway, crypto. Source: domain handbook 7.3. */
export const PaymentKind = z.enum(['MT', 'QR', 'EWALLET', 'PGMT', 'CRYPTO'])
export type PaymentKind = z.output<typeof PaymentKind>

/** What money is paid in: the merchant's currency, or a coin such as USDT. */
export const PayCurrency = z.string().check(z.regex(/^[A-Z]{3,6}$/))

/** One way to pay. Amounts are in `payCurrency`. */
const PaymentChannel = z.object({
  channelId: z.string(),
  kind: PaymentKind,
  name: z.string(),
  /** An address on the merchant's site, or empty. */
  picture: z.string(),
  payCurrency: PayCurrency,
  min: DecimalText,
  max: DecimalText,
  /** Where there are any, no other amount is taken. */
  fixedAmounts: z.array(DecimalText),
  /** What the provider asks of the payer on top of the amount, in per cent. */
  feePercent: DecimalText,
  /** What the merchant adds when the amount has arrived, in per cent of it: the fee given back. */
  reimbursementPercent: DecimalText,
  /** What one of `payCurrency` is worth in the merchant's currency; null where they are the same. */
  rate: z.nullable(DecimalText),
  /** How many blocks have to confirm a payment; null but for coins. */
  confirmations: z.nullable(z.number()),
  /** The network of a coin, as TRC20; empty for all others. */
  network: z.string(),
  /** How long a payment may take before the deposit expires. */
  minutes: z.number(),
  /** What the merchant says about paying this way; may be empty. Its lines are paragraphs. */
  instructions: z.string(),
  /** Which of the promotions may be chosen with it. */
  promotionIds: z.array(z.string()),
})
export type PaymentChannel = z.output<typeof PaymentChannel>

/** A bonus that a member may choose with this deposit. */
const DepositPromotion = z.object({
  promotionId: z.string(),
  title: z.string(),
  /** Per cent of what is credited, or always the same. */
  kind: z.enum(['percent', 'fixed']),
  /** For `percent` alone; "0" otherwise. */
  percent: DecimalText,
  /** For `fixed` alone; "0" otherwise. */
  amount: DecimalText,
  /** The most that is given; null where nothing limits it. */
  cap: z.nullable(DecimalText),
  /** Less than this, credited, earns no bonus. */
  minimum: DecimalText,
  /** How often deposit and bonus together have to be played before they may leave. */
  multiple: DecimalText,
})
export type DepositPromotion = z.output<typeof DepositPromotion>

export const getPaymentChannels = endpoint({
  summary:
    'The ways in which the member may deposit now, in the merchant’s order, and the promotions that he may choose',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositPaymentChannels',
  access: 'member',
  input: Nothing,
  output: z.object({
    channels: z.array(PaymentChannel),
    promotions: z.array(DepositPromotion),
    currency: Currency,
    /** How often a deposit without a promotion has to be played before it may leave. */
    multiple: DecimalText,
  }),
})
export type PaymentChannels = z.output<typeof getPaymentChannels.output>
