import * as z from 'zod/mini'

import { GameCategory } from '../catalogue/category.ts'
import { NoDetails } from '../kit/endpoint.ts'
import { PageSize, RowNumber } from '../kit/paging.ts'
import { PlayDay } from '../launch/play-days.ts'
import { Scope, staffEndpoint } from '../staff/staff-endpoint.ts'
import { BlockedPart } from './players/get-player.ts'

/** Maximum number of days of team sums. */
export const TEAM_SUM_DAYS = 92

/** Fields of each call about one member of the tree. */
export const ofAgent = { merchant: Scope, agent: RowNumber }

/** The member does not exist at this merchant. */
export const agentRefusals = { 'agent.not.found': NoDetails }

/** First and last day of the sums, by the merchant's calendar; without both the last seven days. */
const days = { from: z.optional(PlayDay), until: z.optional(PlayDay) }
const daysRefusals = {
  /** The last day is before the first, or there are too many days. */
  'agent.days.invalid': z.object({ most: z.number() }),
}

/** A member as a link: to the tree, or to the player. */
export const AgentName = z.object({ id: z.string(), account: z.string(), type: z.number() })
export type AgentName = z.infer<typeof AgentName>

/** Sums of a team over the days, the agent included; amounts are decimal text. */
const Sums = z.object({
  deposits: z.string(),
  withdrawals: z.string(),
  /** Stakes of bets. */
  bets: z.string(),
  /** Bets minus wins, rebates, commissions, promotions, salaries and dividends: what the merchant keeps. */
  result: z.string(),
  /** Rebates of players and commissions of agents. */
  rebates: z.string(),
})
export type TeamFigures = z.infer<typeof Sums>

const Row = z.object({
  ...AgentName.shape,
  isActive: z.boolean(),
  /** Number of members below, at any depth. */
  members: z.number(),
  /** Balance of the member and all members below. */
  balance: z.string(),
  sums: Sums,
})
export type AgentRow = z.infer<typeof Row>

const Period = {
  from: z.string(),
  until: z.string(),
  /** Time up to which all events are in the sums. */
  countedAt: z.string(),
  currency: z.string(),
}

export const listAgents = staffEndpoint({
  summary:
    'Returns a branch of the tree of agents, newest first: the roots, or the direct downline of a member, with team sums.',
  method: 'GET',
  path: '/console/m/:merchant/agents',
  permission: 'agents.agent.read',
  input: z.object({
    merchant: Scope,
    /** Member whose direct downline is listed; absent for the roots. */
    parent: z.optional(RowNumber),
    kind: z._default(z.enum(['agents', 'players']), 'agents'),
    ...days,
    /** Id of the last row of the previous page. */
    after: z.optional(RowNumber),
    size: PageSize(50),
  }),
  output: z.object({ rows: z.array(Row), next: z.nullable(z.string()), ...Period }),
  refusals: { ...agentRefusals, ...daysRefusals },
})

export const showAgentPath = staffEndpoint({
  summary: 'Returns the line from the root down to a member, with team sums, so that the tree can be opened there.',
  method: 'GET',
  path: '/console/m/:merchant/agents/:agent/path',
  permission: 'agents.agent.read',
  input: z.object({ ...ofAgent, ...days }),
  output: z.object({ rows: z.array(Row), ...Period }),
  refusals: { ...agentRefusals, ...daysRefusals },
})

export const findAgents = staffEndpoint({
  summary: 'Returns the first members whose account begins with a text, with the accounts above them.',
  method: 'GET',
  path: '/console/m/:merchant/agent-search',
  permission: 'agents.agent.read',
  input: z.object({ merchant: Scope, account: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: z.object({ found: z.array(z.object({ ...AgentName.shape, line: z.array(z.string()) })) }),
  refusals: {},
})

/** A decimal rate in percent. */
const Rate = z.object({
  category: z.string(),
  /** For bets of today, and of tomorrow. */
  today: z.string(),
  tomorrow: z.string(),
  /** Rate of the upline for bets of tomorrow, the highest that the member can get; the merchant's for a root. */
  highest: z.string(),
})

export const showAgent = staffEndpoint({
  summary: 'Returns a member of the tree: the line upwards, the state, and the sums of the team by category.',
  method: 'GET',
  path: '/console/m/:merchant/agents/:agent',
  permission: 'agents.agent.read',
  input: z.object({ ...ofAgent, ...days }),
  output: z.object({
    agent: Row,
    /** From the root down to the direct upline. */
    line: z.array(AgentName),
    blocked: z.array(BlockedPart),
    registeredAt: z.string(),
    categories: z.array(
      z.object({ category: z.nullable(GameCategory), bets: z.string(), turnover: z.string(), result: z.string() }),
    ),
    /** Number of contracts with direct downlines that are offered or in force, by kind, and the most that are permitted. */
    quotas: z.array(z.object({ kind: z.string(), used: z.number(), most: z.number() })),
    /** Request of a move that awaits another person. */
    waiting: z.nullable(z.string()),
    ...Period,
  }),
  refusals: { ...agentRefusals, ...daysRefusals },
})

export const showAgentRates = staffEndpoint({
  summary: 'Returns the rebate rates and the prize series of a member, with those of the upline.',
  method: 'GET',
  path: '/console/m/:merchant/agents/:agent/rates',
  permission: 'agents.agent.read',
  input: z.object(ofAgent),
  output: z.object({
    /** Day from which a change made today applies. */
    changesFrom: z.string(),
    rates: z.array(Rate),
    series: z.array(
      /** The highest one is the upline's, or that of the lottery for a root. */
      z.object({ group: z.string(), mode: z.string(), series: z.int(), highest: z.int() }),
    ),
  }),
  refusals: agentRefusals,
})

const listed = { ...ofAgent, after: z.optional(RowNumber), size: PageSize(25) }

export const listAgentLinks = staffEndpoint({
  summary: 'Returns the registration links of an agent, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/agents/:agent/links',
  permission: 'identity.link.read',
  input: z.object(listed),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        code: z.string(),
        type: z.number(),
        state: z.enum(['open', 'closed', 'expired']),
        memo: z.string(),
        createdAt: z.string(),
        endsAt: z.nullable(z.string()),
        /** Members who registered by the link. */
        registered: z.number(),
        rates: z.array(z.object({ category: z.string(), rate: z.string() })),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: agentRefusals,
})

export const listAgentChanges = staffEndpoint({
  summary: 'Returns the promotions, demotions and moves of a member, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/agents/:agent/changes',
  permission: 'agents.agent.read',
  input: z.object(listed),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        kind: z.enum(['promoted', 'demoted', 'moved']),
        /** The upline who made the change; null for staff. */
        by: z.nullable(AgentName),
        fromUpline: z.nullable(AgentName),
        toUpline: z.nullable(AgentName),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: agentRefusals,
})
