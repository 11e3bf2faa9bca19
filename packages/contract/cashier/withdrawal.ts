import * as z from 'zod/mini'

import { paymentPasswordRefusals, TypedPaymentPassword } from '../identity/payment-password.ts'
import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { RowNumber } from '../kit/paging.ts'
import { BankCard } from './bank-cards.ts'
import { WithdrawalState } from './withdrawal-state.ts'
import { memberMay } from '../member/member-type.ts'

const Money = { currency: Currency }
const At = z.iso.datetime()

/** What it costs: a share of the amount and a fixed part, after so many free ones a day. */
const FeeRule = z.object({
  percent: DecimalText,
  fixed: DecimalText,
  freeTimesLeft: z.number(),
})

/**
 * What has to be so before money may leave, in this order; each `code` is that of the refusal that says no. Those from
 * `withdrawal.amount.below` on depend on the amount: `satisfied` says whether any amount would do.
 */
const Guard = z.object({
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
  /** What is still to be played; of `turnover.not.enough` alone. */
  left: z.optional(DecimalText),
  /** When it will be satisfied by itself: of `cooling.off` and `withdrawal.times.over`. */
  until: z.optional(At),
})
export type WithdrawGuard = z.output<typeof Guard>

/** A withdrawal as its list shows it. */
const record = {
  /** Ours, short enough to be read out to somebody. */
  transId: z.string(),
  /** What left the wallet. */
  amount: DecimalText,
  fee: DecimalText,
  /** What arrives at the bank. */
  netAmount: DecimalText,
  bankName: z.string(),
  /** The last four digits alone, as in ****1234. */
  cardNumber: z.string(),
  requestedAt: At,
  /** When it ended, in whatever way; null while it is on its way. */
  endedAt: z.nullable(At),
  /** The payment as who paid it calls it; null until it is known. */
  refId: z.nullable(z.string()),
  state: WithdrawalState,
}
export const WithdrawalRecord = z.object(record)
export type WithdrawalRecord = z.output<typeof WithdrawalRecord>

const WithdrawalStep = z.object({
  state: WithdrawalState,
  at: At,
  /** Why it ended so: the merchant's sentence to the member, or empty. */
  reason: z.string(),
})
export type WithdrawalStep = z.output<typeof WithdrawalStep>

const Withdrawal = z.object({
  ...record,
  currency: Currency,
  /** Where it has been, the first first. */
  steps: z.array(WithdrawalStep),
  /** When it should have arrived; null when it has ended, and as long as our people look at it. */
  expectedAt: z.nullable(At),
  mayCancel: z.boolean(),
})
export type Withdrawal = z.output<typeof Withdrawal>

export const getWithdrawSettings = endpoint({
  summary: 'Whether the member may withdraw now, and if not, what he has to do first',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  access: 'member',
  input: Nothing,
  output: z.object({
    /** N: the merchant pays nothing out at present. */
    allowWithdraw: z.enum(['Y', 'N']),
    guards: z.array(Guard),
    minimum: DecimalText,
    maximum: DecimalText,
    /** How many may still be asked for today; those that ended without money are given back. */
    remainingTransactionTimes: z.number(),
    /** How many a day, by the merchant's calendar. */
    transactionTimes: z.number(),
    fee: FeeRule,
    /** How long it takes, usually; from when our people let it go on, where they look at it first. */
    arrivalMinutes: z.number(),
    /** Whether they look at some amounts. */
    someAreReviewed: z.boolean(),
    /** In the main wallet. */
    available: DecimalText,
    /** What withdrawals under way have taken out of it. */
    frozen: DecimalText,
    turnover: z.object({ required: DecimalText, done: DecimalText, left: DecimalText }),
    cards: z.array(BankCard),
    /** A withdrawal may be cancelled before it is approved; where the law forbids that, never. */
    mayCancel: z.boolean(),
    /** For how long nothing is paid after a new card, or a changed payment password. */
    coolingHours: z.object({ bankCard: z.number(), paymentPassword: z.number() }),
    /** Those on their way, the latest first. */
    open: z.array(WithdrawalRecord),
    ...Money,
  }),
})
export type WithdrawSettings = z.output<typeof getWithdrawSettings.output>

const amountRefusals = {
  /** No amount above zero with at most two places. */
  'withdrawal.amount.invalid': NoDetails,
  'withdrawal.amount.below': z.object({ minimum: DecimalText, ...Money }),
  'over.limit': z.object({ maximum: DecimalText, ...Money }),
}

/** What the member reads before he confirms. */
export const quoteWithdrawal = endpoint({
  summary: 'What a withdrawal of this amount would cost, and what would arrive',
  method: 'GET',
  path: '/wps/relay/MCSFE_quoteWithdrawal',
  access: 'member',
  input: z.object({ amount: z.string().check(z.maxLength(40)) }),
  output: z.object({
    amount: DecimalText,
    fee: DecimalText,
    netAmount: DecimalText,
    arrivalMinutes: z.number(),
    /** Our people look at this amount first. */
    isReviewed: z.boolean(),
    ...Money,
  }),
  refusals: amountRefusals,
})

/** The refusals are tried in the order of the guards; nothing has changed after any of them. */
export const withdraw = endpoint({
  summary: 'Asks for a withdrawal: the amount is frozen until it is paid or comes back',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  access: 'member',
  may: memberMay.openMemberCentre,
  sealed: true,
  idempotencyKey: true,
  input: z.object({
    amount: z.string().check(z.maxLength(40)),
    bankCardId: RowNumber,
    paymentPassword: TypedPaymentPassword,
    /** The fee that he has seen. Another one by now refuses the call, rather than surprise him. */
    fee: z.optional(DecimalText),
  }),
  output: Withdrawal,
  refusals: {
    'withdrawal.not.allowed': NoDetails,
    'payee.name.missing': NoDetails,
    'bank.card.missing': NoDetails,
    /** That one is not his, or not any more. */
    'bank.card.not.found': NoDetails,
    ...paymentPasswordRefusals,
    'cooling.off': z.object({ because: z.enum(['bankCard', 'paymentPassword']), until: At }),
    'turnover.not.enough': z.object({ left: DecimalText, ...Money }),
    'withdrawal.times.over': z.object({ limit: z.number(), until: At }),
    ...amountRefusals,
    'account.balance.not.enough': z.object({ balance: DecimalText, ...Money }),
    'withdrawal.fee.changed': z.object({ fee: DecimalText, ...Money }),
    /** So much takes a session that was opened in the last 15 minutes. */
    'withdrawal.sign_in.required': z.object({ above: DecimalText, ...Money }),
  },
})

const TransId = z.string().check(z.regex(/^W[A-Z0-9]{6,20}$/))

export const getWithdrawal = endpoint({
  summary: 'One of the member’s withdrawals',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawal',
  access: 'member',
  input: z.object({ transId: TransId }),
  output: Withdrawal,
  refusals: { 'withdrawal.not.found': NoDetails },
})

export const cancelWithdrawal = endpoint({
  summary: 'Cancels a withdrawal that is not approved yet; the amount comes back at once',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelWithdrawal',
  access: 'member',
  input: z.object({ transId: TransId }),
  output: Withdrawal,
  refusals: {
    'withdrawal.not.found': NoDetails,
    /** The state it is in, from which it cannot go where somebody wanted it. */
    ILLEGAL_STATE: z.object({ state: WithdrawalState }),
    /** The merchant lets nobody take a withdrawal back. */
    'withdrawal.cancel.not.allowed': NoDetails,
  },
})
