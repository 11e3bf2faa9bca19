import * as z from 'zod/mini'

import { BillState } from '../agents/bills.ts'
import { ContractCategory, ContractKind, ContractTier } from '../agents/contract-tiers.ts'
import { NoDetails } from '../kit/endpoint.ts'
import { PageSize, RowNumber } from '../kit/paging.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { AgentName, agentRefusals, ofAgent } from './agents.ts'

const Row = z.object({
  id: z.string(),
  kind: ContractKind,
  category: ContractCategory,
  /** Day of the merchant's calendar on which the period begins. */
  day: z.string(),
  /** Null: the merchant pays. */
  upline: z.nullable(AgentName),
  downline: AgentName,
  turnover: z.string(),
  amount: z.string(),
  paid: z.string(),
  state: BillState,
})
export type AgentBillRow = z.infer<typeof Row>

const page = z.object({ rows: z.array(Row), next: z.nullable(z.string()), currency: z.string() })

export const listAgentBills = staffEndpoint({
  summary: 'Returns the bills of salaries and dividends of a merchant, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/agent-bills',
  permission: 'agents.salary.read',
  input: z.object({
    merchant: Scope,
    kind: z.optional(ContractKind),
    state: z.optional(BillState),
    after: z.optional(RowNumber),
    size: PageSize(50),
  }),
  output: page,
  refusals: {},
})

export const listBillsOfAgent = staffEndpoint({
  summary: 'Returns the bills that a member receives, or pays, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/agents/:agent/bills',
  permission: 'agents.salary.read',
  input: z.object({
    ...ofAgent,
    side: z._default(z.enum(['earner', 'payer']), 'earner'),
    after: z.optional(RowNumber),
    size: PageSize(25),
  }),
  output: page,
  refusals: agentRefusals,
})

/** Steps that staff can take, as the actions of the command `salaries`. */
export const BillChange = z.enum(['approve', 'reject', 'reopen', 'retry'])
export type BillChange = z.infer<typeof BillChange>

export const showAgentBill = staffEndpoint({
  summary: 'Returns a bill with the figures, the terms and the payments, and the steps that staff can take.',
  method: 'GET',
  path: '/console/m/:merchant/agent-bills/:bill',
  permission: 'agents.salary.read',
  input: z.object({ merchant: Scope, bill: RowNumber }),
  output: z.object({
    bill: Row,
    currency: z.string(),
    contract: z.string(),
    from: z.string(),
    to: z.string(),
    createdAt: z.string(),
    /** Next automatic payment or retry; null for none. */
    dueAt: z.nullable(z.string()),
    attempts: z.int(),
    expiresAt: z.string(),
    /** What was counted. */
    betting: z.string(),
    activeMembers: z.int(),
    /** Turnover from which a member counts as active. */
    activeFrom: z.string(),
    /** Net win of the team, negative for a loss, and what was carried over; null where only turnover counts. */
    net: z.nullable(z.string()),
    carried: z.nullable(z.string()),
    /** Expected house win on the team's bets; null for salaries. */
    houseWin: z.nullable(z.string()),
    /** The tiers by which it was computed, and the reached and the next one. */
    tiers: z.array(ContractTier),
    tier: z.nullable(ContractTier),
    next: z.nullable(ContractTier),
    gross: z.string(),
    deduction: z.string(),
    payments: z.array(z.object({ part: z.int(), amount: z.string(), at: z.string(), by: z.nullable(z.string()) })),
    changes: z.array(BillChange),
  }),
  refusals: {
    /** It does not exist at this merchant. */
    'agent.bill.not.found': NoDetails,
  },
})

export const listRebatesOfAgent = staffEndpoint({
  summary: 'Returns the rebate income of an agent by day and category, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/agents/:agent/rebates',
  permission: 'agents.agent.read',
  input: z.object({ ...ofAgent, after: z.optional(RowNumber), size: PageSize(25) }),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        day: z.string(),
        category: z.string(),
        amount: z.string(),
        /** Debt that is deducted from the next income of the category. */
        owed: z.string(),
        /** Whether it is held because the account is locked. */
        isHeld: z.boolean(),
        madeAt: z.string(),
      }),
    ),
    next: z.nullable(z.string()),
    currency: z.string(),
  }),
  refusals: agentRefusals,
})

export const listRebateLines = staffEndpoint({
  summary: 'Returns the turnover and the rates by which a rebate income was computed, by direct downline.',
  method: 'GET',
  path: '/console/m/:merchant/agents/:agent/rebates/:rebate',
  permission: 'agents.agent.read',
  input: z.object({ ...ofAgent, rebate: RowNumber, after: z.optional(RowNumber), size: PageSize(25) }),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        downline: AgentName,
        /** Differs from the payment's day for bets that were voided, or ended late. */
        day: z.string(),
        category: z.string(),
        turnover: z.string(),
        /** In percent. */
        ownRate: z.string(),
        downlineRate: z.string(),
        amount: z.string(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: agentRefusals,
})
