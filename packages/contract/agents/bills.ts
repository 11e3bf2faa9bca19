import * as z from 'zod/mini'

import { paymentPasswordRefusals, TypedPaymentPassword } from '../identity/payment-password.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { RowNumber } from '../kit/paging.ts'
import { ContractCategory, ContractKind, ContractTier } from './contract-tiers.ts'
import { agentsMay } from './agents-may.ts'

/** For the history of bills. */
export const BILLS_A_PAGE = 20

/** Source: domain handbook 6.9. */
export const BillState = z.enum([
  'not_reached',
  'unapproved',
  'unpaid',
  'partly_paid',
  'paid',
  'upline_insufficient',
  'rejected',
  'expired',
])
export type BillState = z.output<typeof BillState>

/** What is still short of a row. */
export const MissingForTier = z.object({
  volume: DecimalText,
  activeMembers: z.number(),
  netLoss: DecimalText,
  tier: ContractTier,
})
export type MissingForTier = z.output<typeof MissingForTier>

/** What was counted, the row that it reached, and what that comes to. */
const Computed = z.object({
  category: ContractCategory,
  /** What of the team's stakes counts. */
  turnover: DecimalText,
  betting: DecimalText,
  activeMembers: z.number(),
  /** What a member has to turn over to be active. */
  activeFrom: DecimalText,
  /** What the team has lost, below zero where it has won; null where only turnover counts. */
  teamLoss: z.nullable(DecimalText),
  /** What was brought from the period before; null where nothing ever is. */
  carried: z.nullable(DecimalText),
  /** Null: no row is reached. */
  tier: z.nullable(ContractTier),
  /** The next row above; null where the highest is reached. */
  next: z.nullable(MissingForTier),
  gross: DecimalText,
  /** What the same turnover was paid for already, and is not paid for again. */
  less: DecimalText,
  amount: DecimalText,
})

export const Bill = z.object({
  billId: z.string(),
  kind: ContractKind,
  ...Computed.shape,
  /** Whether whoever asks is paid by it or pays it. */
  side: z.enum(['earner', 'payer']),
  /** Who is at the other end; null is the company. Whoever stands above is masked. */
  other: z.nullable(z.string()),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  paid: DecimalText,
  paidAt: z.nullable(z.iso.datetime()),
  state: BillState,
})
export type Bill = z.output<typeof Bill>

/** A half of a month for whoever earns the dividend. Source: domain handbook 6.13. */
const DividendPeriod = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  betting: DecimalText,
  /** What the team has won, below zero what it has lost. */
  net_profit: DecimalText,
  active_member_count: z.number(),
  /** In percent; null where no row is reached. */
  rate: z.nullable(DecimalText),
  /** What is left of his own dividends once his downlines have theirs. */
  income: DecimalText,
  /** Null while the period runs. */
  dividend_status: z.nullable(BillState),
  /** What each contract comes to. */
  contracts: z.array(Computed),
})
export type DividendPeriod = z.output<typeof DividendPeriod>

/** Something that he owes a downline: dividends, and salaries that his wallet could not pay. */
const BillToPay = z.object({
  bill_id: z.string(),
  kind: ContractKind,
  beneficiary_name: z.string(),
  create_date: z.iso.datetime(),
  team_bet: DecimalText,
  team_profit: DecimalText,
  active_member: z.number(),
  contract_rate: z.nullable(DecimalText),
  /** What is still to be paid. */
  amount: DecimalText,
  /** Of what was to be paid at first. */
  paid: DecimalText,
  /** 0: nothing of it is paid. Source: domain handbook 6.13. */
  status: z.enum(['0', '1']),
  state: BillState,
  category: ContractCategory,
})
export type BillToPay = z.output<typeof BillToPay>

export const getDividends = endpoint({
  summary: 'An agent’s dividend of the running and the last half of a month, and the dividends that he has to pay',
  method: 'GET',
  path: '/wps/agent/dividends',
  access: 'member',
  may: agentsMay.readBills,
  input: z.object({}),
  output: z.object({
    /** Whether he holds a dividend, or is offered one. */
    holds: z.boolean(),
    isOffered: z.boolean(),
    current: z.nullable(DividendPeriod),
    previous: z.nullable(DividendPeriod),
    /** When the running figures were counted; they are for some minutes. */
    countedAt: z.nullable(z.iso.datetime()),
    toPay: z.array(BillToPay),
    /** Of all that he has to pay. */
    toPayTotal: DecimalText,
    balance: DecimalText,
    currency: Currency,
    zone: z.string(),
  }),
})
export type Dividends = z.output<typeof getDividends.output>

export const listBills = endpoint({
  summary:
    'Salaries and dividends of an agent with how each was counted, as he is paid or as he pays, the latest first',
  method: 'GET',
  path: '/wps/agent/bills',
  access: 'member',
  may: agentsMay.readBills,
  input: z.object({
    side: z._default(z.enum(['earner', 'payer']), 'earner'),
    kind: z.optional(ContractKind),
    /** The last answer's `next`. */
    after: z.optional(RowNumber),
  }),
  output: z.object({
    bills: z.array(Bill),
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
    currency: Currency,
    zone: z.string(),
  }),
})
export type Bills = z.output<typeof listBills.output>

export const disburseBill = endpoint({
  summary: 'Pays a downline’s dividend or salary out of the upline’s main wallet, or a part of it',
  method: 'POST',
  path: '/wps/agent/bills/:billId/disburse',
  access: 'member',
  may: agentsMay.readBills,
  idempotencyKey: true,
  sealed: true,
  input: z.object({
    billId: z.string().check(z.regex(/^[1-9]\d{0,17}$/)),
    /** Without it all that is left. */
    amount: z.optional(DecimalText),
    paymentPassword: TypedPaymentPassword,
  }),
  output: z.object({
    paid: DecimalText,
    left: DecimalText,
    state: BillState,
    balance: DecimalText,
    currency: Currency,
  }),
  refusals: {
    /** Nothing, or more than is left, or with more than two decimals. */
    'amount.invalid': z.object({ left: DecimalText, currency: Currency }),
    'account.balance.not.enough': z.object({ balance: DecimalText, currency: Currency }),
    /** It is paid, or waits for the company, or has expired. */
    'bill.not.payable': z.object({ state: BillState }),
    /** Whoever would receive it has been locked. */
    'line.unavailable': NoDetails,
    ...paymentPasswordRefusals,
  },
})
