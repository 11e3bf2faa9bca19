import * as z from 'zod/mini'

import { paymentPasswordRefusals, TypedPaymentPassword } from '../identity/payment-password.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency, DecimalText } from '../kit/money.ts'
import { RowNumber } from '../kit/paging.ts'
import { ContractCategory, ContractKind, ContractTier } from './contract-tiers.ts'
import { agentsMay } from './agents-may.ts'

/** Page size of the bill history. */
export const BILLS_PER_PAGE = 20

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

/** Values missing for a tier. */
export const MissingForTier = z.object({
  volume: DecimalText,
  activeMembers: z.number(),
  netLoss: DecimalText,
  tier: ContractTier,
})
export type MissingForTier = z.output<typeof MissingForTier>

/** Computation of a bill: the counted values, the reached tier, and the resulting amount. */
const Computed = z.object({
  category: ContractCategory,
  /** Valid bets of the team: the turnover that counts. */
  turnover: DecimalText,
  betting: DecimalText,
  activeMembers: z.number(),
  /** Turnover from which a member counts as active. */
  activeFrom: DecimalText,
  /** Loss of the team, negative if it has won; null where only turnover counts. */
  teamLoss: z.nullable(DecimalText),
  /** Amount carried over from the previous period; null if only turnover counts. */
  carried: z.nullable(DecimalText),
  /** The reached tier; null if none is reached. */
  tier: z.nullable(ContractTier),
  /** Values missing for the next higher tier; null if the highest is reached. */
  next: z.nullable(MissingForTier),
  gross: DecimalText,
  /** Deduction of payments already made for the same turnover. */
  deduction: DecimalText,
  amount: DecimalText,
})

export const Bill = z.object({
  billId: z.string(),
  kind: ContractKind,
  ...Computed.shape,
  /** Whether the caller receives or pays the bill. */
  side: z.enum(['earner', 'payer']),
  /** Account of the other party, masked for an upline; null for the merchant. */
  other: z.nullable(z.string()),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  paid: DecimalText,
  paidAt: z.nullable(z.iso.datetime()),
  state: BillState,
})
export type Bill = z.output<typeof Bill>

/** A half-month's dividend, as seen by the member who earns it. Source: domain handbook 6.13. */
const DividendPeriod = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  betting: DecimalText,
  /** Winnings of the team, negative for losses. */
  net_profit: DecimalText,
  active_member_count: z.number(),
  /** Rate in percent; null if no tier is reached. */
  rate: z.nullable(DecimalText),
  /** Remainder of the member's own dividends after the dividends of the downline. */
  income: DecimalText,
  /** Null while the period is running. */
  dividend_status: z.nullable(BillState),
  /** Computation of each contract. */
  contracts: z.array(Computed),
})
export type DividendPeriod = z.output<typeof DividendPeriod>

/** A debt of the agent to a downline member: a dividend, or a salary that the agent's wallet could not pay. */
const BillToPay = z.object({
  bill_id: z.string(),
  kind: ContractKind,
  beneficiary_name: z.string(),
  create_date: z.iso.datetime(),
  team_bet: DecimalText,
  team_profit: DecimalText,
  active_member: z.number(),
  contract_rate: z.nullable(DecimalText),
  /** Amount still to be paid. */
  amount: DecimalText,
  /** Amount paid of the original debt. */
  paid: DecimalText,
  /** 0: nothing is paid yet. Source: domain handbook 6.13. */
  status: z.enum(['0', '1']),
  state: BillState,
  category: ContractCategory,
})
export type BillToPay = z.output<typeof BillToPay>

export const getDividends = endpoint({
  summary:
    'Returns the agent’s dividends of the current and the previous half month, and the dividends the agent owes.',
  method: 'GET',
  path: '/wps/agent/dividends',
  access: 'member',
  may: agentsMay.readBills,
  showsMoney: true,
  input: z.object({}),
  output: z.object({
    /** Whether the member holds a dividend contract, or is offered one. */
    holdsContract: z.boolean(),
    isOffered: z.boolean(),
    current: z.nullable(DividendPeriod),
    previous: z.nullable(DividendPeriod),
    /** Time of counting of the running figures; they are cached for some minutes. */
    countedAt: z.nullable(z.iso.datetime()),
    toPay: z.array(BillToPay),
    /** Total of all debts. */
    toPayTotal: DecimalText,
    balance: DecimalText,
    currency: Currency,
    zone: z.string(),
  }),
})
export type Dividends = z.output<typeof getDividends.output>

export const listBills = endpoint({
  summary: 'Returns the salary and dividend bills that the agent receives or pays, newest first.',
  method: 'GET',
  path: '/wps/agent/bills',
  access: 'member',
  may: agentsMay.readBills,
  showsMoney: true,
  input: z.object({
    side: z._default(z.enum(['earner', 'payer']), 'earner'),
    kind: z.optional(ContractKind),
    /** `next` of the previous answer. */
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
  summary: 'Pays all or part of a downline’s dividend or salary from the upline’s main wallet.',
  method: 'POST',
  path: '/wps/agent/bills/:billId/disburse',
  access: 'member',
  may: agentsMay.readBills,
  idempotencyKey: true,
  sealed: true,
  movesMoney: true,
  input: z.object({
    billId: z.string().check(z.regex(/^[1-9]\d{0,17}$/)),
    /** Amount to pay; absent for the whole remaining amount. */
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
    /** The amount is zero or above the remaining amount, or has more than two decimals. */
    'amount.invalid': z.object({ left: DecimalText, currency: Currency }),
    'account.balance.not.enough': z.object({ balance: DecimalText, currency: Currency }),
    /** The bill is paid, awaits the merchant, or has expired. */
    'bill.not.payable': z.object({ state: BillState }),
    /** The recipient's account is locked. */
    'line.unavailable': NoDetails,
    ...paymentPasswordRefusals,
  },
})
