import * as z from 'zod/mini'

import { ContractAction, ContractSide, ContractStatus } from '../agents/contract-state.ts'
import { ContractCategory, ContractKind, ContractTier } from '../agents/contract-tiers.ts'
import { NoDetails } from '../kit/endpoint.ts'
import { PageSize, RowNumber } from '../kit/paging.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { AgentName, agentRefusals, ofAgent } from './agents.ts'

const Row = z.object({
  id: z.string(),
  kind: ContractKind,
  category: ContractCategory,
  status: ContractStatus,
  /** Side that requests the end. */
  endingBy: z.nullable(z.enum(['upline', 'downline'])),
  /** Null: the merchant. */
  upline: z.nullable(AgentName),
  downline: AgentName,
  /** Tiers in force, or the last ones; and those that are offered. */
  tiers: z.array(ContractTier),
  offered: z.array(ContractTier),
  /** Side whose answer is awaited. */
  awaits: z.nullable(z.enum(['upline', 'downline'])),
  changedAt: z.string(),
})
export type AgentContractRow = z.infer<typeof Row>

const page = z.object({ rows: z.array(Row), next: z.nullable(z.string()), currency: z.string() })

export const listAgentContracts = staffEndpoint({
  summary: 'Returns the contracts of a merchant’s agents, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/agent-contracts',
  permission: 'agents.contract.read',
  input: z.object({
    merchant: Scope,
    kind: z.optional(ContractKind),
    status: z.optional(ContractStatus),
    /** Only contracts whose top agent requests their end from the merchant. */
    awaiting: z.optional(z.literal('merchant')),
    after: z.optional(RowNumber),
    size: PageSize(50),
  }),
  output: page,
  refusals: {},
})

export const listContractsOfAgent = staffEndpoint({
  summary: 'Returns the contracts of a member with the upline, or with direct downlines, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/agents/:agent/contracts',
  permission: 'agents.contract.read',
  input: z.object({
    ...ofAgent,
    side: z._default(z.enum(['upline', 'downline']), 'downline'),
    after: z.optional(RowNumber),
    size: PageSize(25),
  }),
  output: page,
  refusals: agentRefusals,
})

/** Steps that staff can take, as the actions of the command `contracts`. */
export const ContractChange = z.enum(['approve-end', 'reject-end', 'withdraw-offer', 'request-end', 'terminate'])
export type ContractChange = z.infer<typeof ContractChange>

export const showAgentContract = staffEndpoint({
  summary: 'Returns a contract with all terms and steps, the upline’s own tiers, and the steps that staff can take.',
  method: 'GET',
  path: '/console/m/:merchant/agent-contracts/:contract',
  permission: 'agents.contract.read',
  input: z.object({ merchant: Scope, contract: RowNumber }),
  output: z.object({
    contract: Row,
    currency: z.string(),
    /** Tiers that the upline receives for the same kind and category; null for the merchant. */
    uplineTiers: z.nullable(z.array(ContractTier)),
    /** Number, from 1, of the first tier that pays more than the upline receives; null for none. */
    tierAboveUpline: z.nullable(z.number()),
    /** All versions of the terms, latest first. */
    versions: z.array(
      z.object({
        id: z.string(),
        madeAt: z.string(),
        from: z.nullable(z.string()),
        to: z.nullable(z.string()),
        tiers: z.array(ContractTier),
      }),
    ),
    /** The latest steps, latest first, refused ones included. */
    steps: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        action: ContractAction,
        side: ContractSide,
        by: z.nullable(z.string()),
        from: z.nullable(ContractStatus),
        to: z.nullable(ContractStatus),
        isRefused: z.boolean(),
      }),
    ),
    changes: z.array(ContractChange),
  }),
  refusals: {
    /** It does not exist at this merchant. */
    'agent.contract.not.found': NoDetails,
  },
})

export const showOfferTerms = staffEndpoint({
  summary:
    'Returns what limits an offer to a member: the upline’s own tiers, the quota, the series, and the present contract.',
  method: 'GET',
  path: '/console/m/:merchant/agents/:agent/offer-terms',
  permission: 'agents.contract.read',
  input: z.object({ ...ofAgent, kind: ContractKind, category: ContractCategory }),
  output: z.object({
    agent: AgentName,
    /** Null: the merchant, whose offers staff makes. Another upline makes its offers itself. */
    upline: z.nullable(AgentName),
    currency: z.string(),
    isOpen: z.boolean(),
    /** Tiers that the upline receives; null for the merchant. */
    uplineTiers: z.nullable(z.array(ContractTier)),
    suggested: z.array(ContractTier),
    /** Contracts of the upline with direct downlines, and the most that are permitted; null for the merchant. */
    quota: z.nullable(z.object({ used: z.number(), most: z.number() })),
    minimumSeries: z.int(),
    /** The contract that is offered or in force. */
    present: z.nullable(Row),
  }),
  refusals: agentRefusals,
})

export const showAgentSettings = staffEndpoint({
  summary:
    'Returns a merchant’s highest rebate rates, the quotas and suggested tiers of contracts, and how bills are computed.',
  method: 'GET',
  path: '/console/m/:merchant/agent-settings',
  permission: 'agents.contract.read',
  input: z.object({ merchant: Scope }),
  output: z.object({
    currency: z.string(),
    /** Rates in percent, of top agents and of players without an own rate, today and tomorrow. */
    rates: z.array(
      z.object({
        category: z.string(),
        top: z.string(),
        topTomorrow: z.string(),
        default: z.string(),
        defaultTomorrow: z.string(),
      }),
    ),
    contracts: z.array(
      z.object({
        kind: ContractKind,
        isOpen: z.boolean(),
        /** Most contracts of the kind that an agent has with direct downlines. */
        most: z.int(),
        minimumSeries: z.int(),
        tiers: z.array(ContractTier),
      }),
    ),
    bills: z.object({
      dividendStyle: z.enum(['fixed', 'float']),
      /** How losses without a dividend are carried over: never, without end, for one period, within a month. */
      carryOver: z.enum(['never', 'always', 'onePeriod', 'oneMonth']),
      /** Whether a day is paid in full in addition to its hours and bets. */
      addsUp: z.boolean(),
      needsApproval: z.boolean(),
      /** Turnover from which a member counts as active. */
      activeFrom: z.object({ daily: z.string(), hourly: z.string(), dividend: z.string() }),
    }),
  }),
  refusals: {},
})
