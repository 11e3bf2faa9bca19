import * as z from 'zod/mini'

import { AmountText } from '../kit/money.ts'
import { PageSize, QueryNumber, RowNumber } from '../kit/paging.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { Reason } from '../staff/changes.ts'
import { AccountRecordGroup } from '../wallet/account-records.ts'
import { LinkKind } from './players/person-lists.ts'
import { DecisionReason, QueueSort, TabTotal } from './review-parts.ts'
import { CheckResult, QueuedWithdrawal, WithdrawalId, WithdrawalTab } from './withdrawal-parts.ts'
import { NoDetails } from '../kit/endpoint.ts'

const Bank = z.string().check(z.regex(/^[A-Z0-9_]{2,20}$/))
const Provider = z.string().check(z.maxLength(40))

/** Tab, filter and order of the queue; exports have the same ones. */
export const WithdrawalFilter = z.object({
  tab: z._default(WithdrawalTab, 'review'),
  sort: z.optional(QueueSort),
  minimum: z.optional(AmountText),
  maximum: z.optional(AmountText),
  /** Only withdrawals that have waited at least this number of minutes. */
  minutes: z.optional(QueryNumber),
  bank: z.optional(Bank),
  level: z.optional(QueryNumber),
  provider: z.optional(Provider),
  /** Only members without a paid withdrawal. */
  first: z.optional(z.literal('yes')),
})

export const listWithdrawalQueue = staffEndpoint({
  summary: 'Returns withdrawals of one tab, the oldest first while they wait, with counts and sums of all tabs.',
  method: 'GET',
  path: '/console/m/:merchant/withdrawals',
  permission: 'cashier.withdrawal.read',
  input: z.object({
    merchant: Scope,
    ...WithdrawalFilter.shape,
    after: z.optional(RowNumber),
    size: PageSize(50, 200),
  }),
  output: z.object({
    withdrawals: z.array(QueuedWithdrawal),
    next: z.nullable(z.string()),
    tabs: z.record(WithdrawalTab, TabTotal),
    currency: z.string(),
    reasons: z.array(DecisionReason),
    banks: z.array(z.object({ code: z.string(), name: z.string() })),
    providers: z.array(z.string()),
  }),
  refusals: {},
})

const Step = z.object({
  at: z.string(),
  from: z.nullable(z.string()),
  to: z.string(),
  isRefused: z.boolean(),
  actor: z.string(),
  reason: z.string(),
  note: z.string(),
})

const Note = z.object({
  at: z.string(),
  author: z.string(),
  kind: z.enum(['note', 'hold', 'release', 'receipt']),
  label: z.nullable(z.string()),
  text: z.string(),
})

const Movement = z.object({
  id: z.string(),
  at: z.string(),
  code: z.number(),
  group: z.nullable(AccountRecordGroup),
  change: z.string(),
  balance: z.string(),
  reference: z.string(),
})

const ProviderCall = z.object({
  call: z.enum(['open', 'status', 'notice']),
  request: z.unknown(),
  answer: z.unknown(),
  firstAt: z.string(),
  lastAt: z.string(),
  count: z.number(),
})

const Link = z.object({
  kind: LinkKind,
  player: z.string(),
  account: z.string(),
  status: z.enum(['active', 'disabled']),
  /** The shared value, masked. */
  shared: z.string(),
})

export const showQueuedWithdrawal = staffEndpoint({
  summary: 'Returns a withdrawal with its checks, the member’s last moves, and the conversation with the provider.',
  method: 'GET',
  path: '/console/m/:merchant/withdrawals/:id',
  permission: 'cashier.withdrawal.read',
  personalData: true,
  input: z.object({ merchant: Scope, id: WithdrawalId }),
  output: z.object({
    withdrawal: QueuedWithdrawal,
    checks: z.array(CheckResult),
    /** Other accounts with the same card, payee name, device or IP address, and those of the referral. */
    links: z.array(Link),
    /** Kinds with more links than these. */
    moreLinks: z.array(LinkKind),
    moves: z.array(Movement),
    providerCalls: z.array(ProviderCall),
    steps: z.array(Step),
    notes: z.array(Note),
  }),
  refusals: { 'withdrawal.not.found': NoDetails },
})

export const revealPayee = staffEndpoint({
  summary: 'Returns the account number, its holder and the member’s name; the reason is stored.',
  method: 'POST',
  path: '/console/m/:merchant/withdrawals/:id/payee',
  permission: 'cashier.withdrawal.update',
  input: z.object({ merchant: Scope, id: WithdrawalId, reason: Reason }),
  output: z.object({ number: z.string(), holder: z.string(), name: z.string() }),
  refusals: { 'withdrawal.not.found': NoDetails },
})
