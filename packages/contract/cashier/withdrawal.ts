import * as z from 'zod/mini'

import { paymentPasswordRefusals, TypedPaymentPassword } from '../identity/payment-password.ts'
import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { RowNumber } from '../kit/paging.ts'
import { BankCard } from './bank-cards.ts'
import { WithdrawalState } from './withdrawal-state.ts'
import { memberMay } from '../member/member-type.ts'
import { onWire } from '../kit/wire-names.ts'

const inCurrency = { currency: Currency }
const At = z.iso.datetime()

/** Fee of a withdrawal: a share of the amount and a fixed part, after a number of free withdrawals per day. */
const FeeRule = z.object({
  percent: DecimalText,
  fixed: DecimalText,
  freeTimesLeft: z.number(),
})

/**
 * A requirement of a withdrawal; requirements are checked in the order of their list. `code` is the code of the
 * refusal. The last two, `withdrawal.amount.below` and `account.balance.not.enough`, depend on the amount: there
 * `satisfied` means that at least one amount is possible.
 */
const WithdrawalRequirement = z.object({
  code: z.enum([
    'payee.name.missing',
    'bank.card.missing',
    'payment.password.missing',
    'cooling.off',
    'turnover.not.enough',
    'withdrawal.times.over',
    'withdrawal.amount.below',
    'account.balance.not.enough',
  ]),
  satisfied: z.boolean(),
  /** Remaining wagering requirement; only for `turnover.not.enough`. */
  left: z.optional(DecimalText),
  /** Time at which the requirement will be met automatically; for `cooling.off` and `withdrawal.times.over`. */
  until: z.optional(At),
})
export type WithdrawalRequirement = z.output<typeof WithdrawalRequirement>

/** A withdrawal in a list. */
const record = {
  /** The transaction number, short enough to be read aloud to customer service. */
  transactionId: onWire('transId', z.string()),
  /** Amount debited from the wallet. */
  amount: DecimalText,
  fee: DecimalText,
  /** Amount that arrives at the bank. */
  netAmount: DecimalText,
  bankName: z.string(),
  /** Only the last four digits, as in ****1234. */
  cardNumber: z.string(),
  requestedAt: At,
  /** Time of completion, for any outcome; null while it is in progress. */
  endedAt: z.nullable(At),
  /** The provider's id of the payment; null until it is known. */
  refId: z.nullable(z.string()),
  state: WithdrawalState,
}
export const WithdrawalRecord = z.object(record)
export type WithdrawalRecord = z.output<typeof WithdrawalRecord>

const WithdrawalStep = z.object({
  state: WithdrawalState,
  at: At,
  /** Reason for the outcome: the merchant's message to the member, or empty. */
  reason: z.string(),
})
export type WithdrawalStep = z.output<typeof WithdrawalStep>

const Withdrawal = z.object({
  ...record,
  currency: Currency,
  /** Past states, the first one first. */
  steps: z.array(WithdrawalStep),
  /** Expected time of arrival; null when the withdrawal has ended, and during a manual review. */
  expectedAt: z.nullable(At),
  mayCancel: z.boolean(),
})
export type Withdrawal = z.output<typeof Withdrawal>

export const getWithdrawSettings = endpoint({
  summary: 'Returns whether the member may withdraw, and the unmet requirements.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  access: 'member',
  showsMoney: true,
  input: Nothing,
  output: z.object({
    /** N: the merchant currently pays no withdrawals. */
    allowWithdraw: z.enum(['Y', 'N']),
    guards: z.array(WithdrawalRequirement),
    minimum: DecimalText,
    maximum: DecimalText,
    /** Number of further withdrawals today; failed withdrawals do not count. */
    remainingTransactionTimes: z.number(),
    /** Maximum number of withdrawals per day of the merchant's calendar. */
    transactionTimes: z.number(),
    fee: FeeRule,
    /** Usual duration; from the approval on, if the withdrawal is reviewed. */
    arrivalMinutes: z.number(),
    /** Whether some amounts are reviewed. */
    someAreReviewed: z.boolean(),
    /** Balance of the main wallet. */
    available: DecimalText,
    /** Amount held by withdrawals in progress. */
    frozen: DecimalText,
    turnover: z.object({ required: DecimalText, done: DecimalText, left: DecimalText }),
    cards: z.array(BankCard),
    /** Whether a withdrawal can be cancelled before its approval; never where the law forbids it. */
    mayCancel: z.boolean(),
    /** Waiting time after a new card, or a changed payment password. */
    coolingHours: z.object({ bankCard: z.number(), paymentPassword: z.number() }),
    /** Withdrawals in progress, the latest first. */
    open: z.array(WithdrawalRecord),
    ...inCurrency,
  }),
})
export type WithdrawSettings = z.output<typeof getWithdrawSettings.output>

const amountRefusals = {
  /** The amount is not above zero, or has more than two decimals. */
  'withdrawal.amount.invalid': NoDetails,
  'withdrawal.amount.below': z.object({ minimum: DecimalText, ...inCurrency }),
  'over.limit': z.object({ maximum: DecimalText, ...inCurrency }),
}

/** Returns the terms that the member sees before the confirmation. */
export const quoteWithdrawal = endpoint({
  summary: 'Returns the fee of a withdrawal and the amount paid out.',
  method: 'GET',
  path: '/wps/relay/MCSFE_quoteWithdrawal',
  access: 'member',
  showsMoney: true,
  input: z.object({ amount: z.string().check(z.maxLength(40)) }),
  output: z.object({
    amount: DecimalText,
    fee: DecimalText,
    netAmount: DecimalText,
    arrivalMinutes: z.number(),
    /** Whether this amount is reviewed manually. */
    isReviewed: z.boolean(),
    ...inCurrency,
  }),
  refusals: amountRefusals,
})

/** Refusals are checked in the order of the requirements, before any change. */
export const withdraw = endpoint({
  summary: 'Requests a withdrawal; the amount is frozen until it is paid or returned.',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  access: 'member',
  may: memberMay.openMemberCentre,
  sealed: true,
  idempotencyKey: true,
  movesMoney: true,
  input: z.object({
    amount: z.string().check(z.maxLength(40)),
    bankCardId: RowNumber,
    paymentPassword: TypedPaymentPassword,
    /** The fee shown to the member. If it has changed, the call is refused. */
    fee: z.optional(DecimalText),
  }),
  output: Withdrawal,
  refusals: {
    'withdrawal.not.allowed': NoDetails,
    'payee.name.missing': NoDetails,
    'bank.card.missing': NoDetails,
    /** The card does not belong to the member, or no longer does. */
    'bank.card.not.found': NoDetails,
    ...paymentPasswordRefusals,
    'cooling.off': z.object({ because: z.enum(['bankCard', 'paymentPassword']), until: At }),
    'turnover.not.enough': z.object({ left: DecimalText, ...inCurrency }),
    'withdrawal.times.over': z.object({ limit: z.number(), until: At }),
    ...amountRefusals,
    'account.balance.not.enough': z.object({ balance: DecimalText, ...inCurrency }),
    'withdrawal.fee.changed': z.object({ fee: DecimalText, ...inCurrency }),
    /** An amount above this one requires a session opened in the last 15 minutes. */
    'withdrawal.sign_in.required': z.object({ above: DecimalText, ...inCurrency }),
  },
})

const TransactionId = z.string().check(z.regex(/^W[A-Z0-9]{6,20}$/))

export const getWithdrawal = endpoint({
  summary: 'Returns a withdrawal of the member.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawal',
  access: 'member',
  showsMoney: true,
  input: z.object({ transactionId: onWire('transId', TransactionId) }),
  output: Withdrawal,
  refusals: { 'withdrawal.not.found': NoDetails },
})

export const cancelWithdrawal = endpoint({
  summary: 'Cancels a withdrawal that is not approved yet and returns the amount immediately.',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelWithdrawal',
  access: 'member',
  movesMoney: true,
  input: z.object({ transactionId: onWire('transId', TransactionId) }),
  output: Withdrawal,
  refusals: {
    'withdrawal.not.found': NoDetails,
    /** Current state, from which the requested transition is not permitted. */
    ILLEGAL_STATE: z.object({ state: WithdrawalState }),
    /** The merchant does not permit cancellations. */
    'withdrawal.cancel.not.allowed': NoDetails,
  },
})
