import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'

/** Manual bank transfer, QR code, e-wallet, hosted page of a payment gateway, crypto. Source: domain handbook 7.3. */
export const PaymentKind = z.enum(['MT', 'QR', 'EWALLET', 'PGMT', 'CRYPTO'])
export type PaymentKind = z.output<typeof PaymentKind>

/** Currency of the payment: the merchant's currency, or a coin such as USDT. */
export const PayCurrency = z.string().check(z.regex(/^[A-Z]{3,6}$/))

/** A payment channel. Amounts are in `payCurrency`. */
const PaymentChannel = z.object({
  channelId: z.string(),
  kind: PaymentKind,
  name: z.string(),
  /** Path of an image on the merchant's site, or empty. */
  picture: z.string(),
  payCurrency: PayCurrency,
  min: DecimalText,
  max: DecimalText,
  /** If not empty, no other amount is accepted. */
  fixedAmounts: z.array(DecimalText),
  /** The provider's fee for the payer on top of the amount, in per cent. */
  feePercent: DecimalText,
  /** Reimbursement of the fee that the merchant adds to an arrived amount, in per cent of it. */
  reimbursementPercent: DecimalText,
  /** Value of one unit of `payCurrency` in the merchant's currency; null if the two are the same. */
  rate: z.nullable(DecimalText),
  /** Number of blocks that must confirm a payment; null except for coins. */
  confirmations: z.nullable(z.number()),
  /** Network of a coin, such as TRC20; empty for all others. */
  network: z.string(),
  /** Time for the payment before the deposit expires. */
  minutes: z.number(),
  /** The merchant's instructions for this channel; may be empty. Each line is a paragraph. */
  instructions: z.string(),
  /** Promotions that can be selected with this channel. */
  promotionIds: z.array(z.string()),
})
export type PaymentChannel = z.output<typeof PaymentChannel>

/** A bonus that a member can select with this deposit. */
const DepositPromotion = z.object({
  promotionId: z.string(),
  title: z.string(),
  /** Per cent of the credited amount, or a fixed amount. */
  kind: z.enum(['percent', 'fixed']),
  /** Only for `percent`; otherwise "0". */
  percent: DecimalText,
  /** Only for `fixed`; otherwise "0". */
  amount: DecimalText,
  /** Maximum bonus; null for none. */
  cap: z.nullable(DecimalText),
  /** Minimum credited amount for the bonus. */
  minimum: DecimalText,
  /** Multiple of the wagering requirement on deposit and bonus together before a withdrawal. */
  multiple: DecimalText,
})
export type DepositPromotion = z.output<typeof DepositPromotion>

export const getPaymentChannels = endpoint({
  summary: 'Returns the available deposit channels in the merchant’s order, and the promotions for a deposit.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositPaymentChannels',
  access: 'member',
  showsMoney: true,
  input: Nothing,
  output: z.object({
    channels: z.array(PaymentChannel),
    promotions: z.array(DepositPromotion),
    currency: Currency,
    /** Multiple of the wagering requirement on a deposit without a promotion before a withdrawal. */
    multiple: DecimalText,
  }),
})
export type PaymentChannels = z.output<typeof getPaymentChannels.output>
