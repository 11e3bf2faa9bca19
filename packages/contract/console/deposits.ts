import { DepositTab } from './list-filters.ts'
import * as z from 'zod/mini'

import { DepositState } from '../cashier/deposit-state.ts'
import { NoDetails, Nothing } from '../kit/endpoint.ts'
import { AmountText } from '../kit/money.ts'
import { PageSize, RowNumber } from '../kit/paging.ts'
import { ChangeOutcome, proposalRefusals, Reason } from '../staff/changes.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { BankLine } from './bank-lines.ts'
import {
  ClaimedBy,
  DecisionReason,
  QueueSort,
  ReasonCode,
  RowClaim,
  SeenVersion,
  StaffNote,
  TabTotal,
} from './review-parts.ts'

export const DepositId = z.string().check(z.regex(/^D[A-Z0-9]{4,24}$/))

const QueuedDeposit = z.object({
  id: z.string(),
  state: DepositState,
  /** Version of this state, sent with a decision. */
  version: z.string(),
  /** Id of the member. */
  player: z.string(),
  account: z.string(),
  channel: z.string(),
  provider: z.nullable(z.string()),
  /** In the merchant's currency. */
  requested: z.string(),
  currency: z.string(),
  /** In the channel's currency, with the cents that identify the payment. */
  toPay: z.string(),
  payCurrency: z.string(),
  paid: z.nullable(z.string()),
  credited: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  creditedAt: z.nullable(z.string()),
  payerReference: z.string(),
  problem: z.nullable(z.enum(['reversed', 'payment.of.another', 'overpaid'])),
  hasReceipt: z.boolean(),
  /** Other deposits with the same picture as receipt. */
  duplicates: z.number(),
  /** Whether an open bank line has exactly the amount. */
  hasLine: z.boolean(),
  /** Whether a credit of the deposit awaits another person. */
  isProposed: z.boolean(),
  claim: z.nullable(RowClaim),
})
export type QueuedDeposit = z.infer<typeof QueuedDeposit>

/** Reason why a bank line may be the payment. */
export const MatchReason = z.enum(['amount', 'near', 'number', 'payer', 'time'])
export type MatchReason = z.infer<typeof MatchReason>

/** Tab, filter and order of the queue; exports have the same ones. */
export const DepositFilter = z.object({
  tab: z._default(DepositTab, 'claims'),
  sort: z.optional(QueueSort),
  minimum: z.optional(AmountText),
  maximum: z.optional(AmountText),
  channel: z.optional(z.string().check(z.maxLength(40))),
})

export const listDepositQueue = staffEndpoint({
  summary: 'Returns deposits of one tab, the oldest first while they wait, with counts and sums of all tabs.',
  method: 'GET',
  path: '/console/m/:merchant/deposits',
  permission: 'cashier.deposit.read',
  input: z.object({
    merchant: Scope,
    ...DepositFilter.shape,
    after: z.optional(RowNumber),
    size: PageSize(25, 200),
  }),
  output: z.object({
    deposits: z.array(QueuedDeposit),
    next: z.nullable(z.string()),
    tabs: z.record(DepositTab, TabTotal),
    currency: z.string(),
    reasons: z.array(DecisionReason),
    channels: z.array(z.string()),
  }),
  refusals: {},
})

export const showQueuedDeposit = staffEndpoint({
  summary: 'Returns a deposit with the bank lines that may be its payment, its steps, and equal receipts.',
  method: 'GET',
  path: '/console/m/:merchant/deposits/:id',
  permission: 'cashier.deposit.read',
  personalData: true,
  input: z.object({ merchant: Scope, id: DepositId }),
  output: z.object({
    deposit: QueuedDeposit,
    /** Masked name of the member. */
    payee: z.nullable(z.string()),
    suggestions: z.array(z.object({ line: BankLine, score: z.number(), because: z.array(MatchReason) })),
    duplicates: z.array(z.object({ id: z.string(), account: z.string(), at: z.string() })),
    /** Maximum amount that can be taken back because of the problem, in the merchant's currency. */
    debitable: z.string(),
    steps: z.array(
      z.object({
        at: z.string(),
        from: z.string(),
        to: z.string(),
        isRefused: z.boolean(),
        actor: z.string(),
        reason: z.string(),
      }),
    ),
  }),
  refusals: { 'deposit.not.found': NoDetails },
})

export const showReceipt = staffEndpoint({
  summary: 'Returns the picture of a receipt.',
  method: 'GET',
  path: '/console/m/:merchant/deposits/:id/receipt',
  permission: 'cashier.deposit.read',
  personalData: true,
  input: z.object({ merchant: Scope, id: DepositId }),
  output: z.object({
    /** JPEG, base64. */
    picture: z.string(),
    width: z.number(),
    height: z.number(),
    at: z.string(),
  }),
  refusals: { 'deposit.not.found': NoDetails },
})

const decision = { merchant: Scope, id: DepositId, version: SeenVersion }

const decisionRefusals = {
  ...proposalRefusals,
  'deposit.not.found': NoDetails,
  'deposit.stale': z.object({ state: DepositState }),
  /** A reason is required if the paid amount differs from the amount to pay. */
  'deposit.reason.missing': NoDetails,
  'deposit.amount.invalid': NoDetails,
  'decision.reason.unknown': NoDetails,
  /** Another reviewer has claimed the deposit. */
  'deposit.claimed': ClaimedBy,
  /** Another reviewer is matching the bank line with another deposit. */
  'bank.line.claimed': ClaimedBy,
}

export const claimDeposit = staffEndpoint({
  summary:
    'Claims a deposit for three minutes, and the bank line to match: others see it, and cannot use them meanwhile.',
  method: 'POST',
  path: '/console/m/:merchant/deposits/:id/claim',
  permission: 'cashier.deposit.update',
  approval: 'cashier.deposit.update',
  input: z.object({
    merchant: Scope,
    id: DepositId,
    /** Bank line that is being matched; a former one is released. */
    line: z.optional(RowNumber),
  }),
  output: z.object({ until: z.string() }),
  refusals: {
    'deposit.not.found': NoDetails,
    /** The deposit is credited and has no problem: there is nothing to decide. */
    'deposit.stale': z.object({ state: DepositState }),
    'deposit.claimed': ClaimedBy,
    'bank.line.not.found': NoDetails,
    'bank.line.claimed': ClaimedBy,
  },
})

export const releaseDeposit = staffEndpoint({
  summary: 'Ends the own claim of a deposit.',
  method: 'DELETE',
  path: '/console/m/:merchant/deposits/:id/claim',
  permission: 'cashier.deposit.update',
  approval: 'cashier.deposit.update',
  input: z.object({ merchant: Scope, id: DepositId }),
  output: Nothing,
  refusals: { 'deposit.not.found': NoDetails },
})

export const creditQueuedDeposit = staffEndpoint({
  summary: 'Credits a deposit whose payment was found; above the own limit it awaits another person.',
  method: 'POST',
  path: '/console/m/:merchant/deposits/:id/credit',
  permission: 'cashier.deposit.update',
  approval: 'cashier.deposit.update',
  stepUp: true,
  input: z.object({
    ...decision,
    /** Arrived amount, in the channel's currency. */
    paid: AmountText,
    /** Bank line of the payment. */
    line: z.optional(RowNumber),
    /** Reason that the member reads, if another amount arrived. */
    code: z.optional(ReasonCode),
    reason: z.optional(StaffNote),
  }),
  output: ChangeOutcome,
  refusals: decisionRefusals,
})

export const rejectQueuedDeposit = staffEndpoint({
  summary: 'Rejects a deposit whose payment did not arrive; the member reads the words of the reason.',
  method: 'POST',
  path: '/console/m/:merchant/deposits/:id/reject',
  permission: 'cashier.deposit.update',
  stepUp: true,
  input: z.object({ ...decision, code: ReasonCode, note: z.optional(StaffNote) }),
  output: z.object({}),
  refusals: decisionRefusals,
})

export const settleQueuedDeposit = staffEndpoint({
  summary: 'Settles the problem of a deposit, and takes an amount back; above the own limit it awaits another person.',
  method: 'POST',
  path: '/console/m/:merchant/deposits/:id/settle',
  permission: 'cashier.deposit.update',
  approval: 'cashier.deposit.update',
  stepUp: true,
  input: z.object({
    ...decision,
    /** Amount to take back from the member, in the merchant's currency; 0 if the deposit is unchanged. */
    debit: AmountText,
    /** Reason of a debit, which the member reads. */
    code: z.optional(ReasonCode),
    /** Bank line that shows that the payment arrived. */
    line: z.optional(RowNumber),
    reason: Reason,
  }),
  output: ChangeOutcome,
  refusals: decisionRefusals,
})
