import * as z from 'zod/mini'

import { ContractCategory, ContractKind } from '../agents/contract-tiers.ts'
import { NoDetails } from '../kit/endpoint.ts'
import { ChangeOutcome, proposalRefusals, Reason } from '../staff/changes.ts'
import { staffEndpoint } from '../staff/staff-endpoint.ts'
import { AgentName, agentRefusals, ofAgent } from './agents.ts'

/** Number of members, the moved one included, from which a move needs a second person. */
export const LARGE_MOVE = 100

export const Placement = z.enum(['promote', 'demote', 'move'])
export type Placement = z.infer<typeof Placement>

/** Account of the new upline of a move; absent for a root, and for other changes. */
const Upline = z.optional(z.string().check(z.minLength(1), z.maxLength(64)))

/** Why a change is not possible. */
export const PlacementProblem = z.enum([
  'not.found',
  'not.a.player',
  'not.an.agent',
  'has.downlines',
  'has.contracts',
  'root',
  'no.such.agent',
  'below.own_team',
  'other.kind',
  'upline.not_found',
  'unchanged',
])
export type PlacementProblem = z.infer<typeof PlacementProblem>

export const previewPlacement = staffEndpoint({
  summary: 'Tries a promotion, demotion or move without making it: returns what it changes, or why it is not possible.',
  method: 'GET',
  path: '/console/m/:merchant/agents/:agent/placement',
  permission: 'agents.agent.read',
  input: z.object({ ...ofAgent, change: Placement, upline: Upline }),
  output: z.object({
    problem: z.nullable(PlacementProblem),
    from: z.object({ type: z.number(), upline: z.nullable(AgentName) }),
    to: z.object({ type: z.number(), upline: z.nullable(AgentName) }),
    /** Members who are moved, the member included. */
    members: z.number(),
    /** Agents above who lose the team's sums, and those who get them. */
    loses: z.number(),
    gains: z.number(),
    /** Balance of the members who are moved. */
    balance: z.string(),
    currency: z.string(),
    /** Days with sums that are moved. */
    days: z.number(),
    /** Rates of the member that become lower, in percent; rates of members below follow. */
    rates: z.array(z.object({ category: z.string(), from: z.string(), to: z.string() })),
    /** Contracts with the upline that prevent the change. */
    contracts: z.array(z.object({ id: z.string(), kind: ContractKind, category: ContractCategory })),
    /** Bills between the member and the present upline that are not paid: they stay as they are. */
    openBills: z.number(),
    isLarge: z.boolean(),
    /** Request that awaits another person. */
    waiting: z.nullable(z.string()),
    /** Version of the member's place, sent with the change. */
    version: z.string(),
  }),
  refusals: agentRefusals,
})

export const placeAgent = staffEndpoint({
  summary: 'Promotes, demotes or moves a member; a move of many members awaits another person.',
  method: 'POST',
  path: '/console/m/:merchant/agents/:agent/placement',
  permission: 'agents.agent.update',
  approval: 'agents.agent.update',
  input: z.object({
    ...ofAgent,
    change: Placement,
    upline: Upline,
    reason: Reason,
    /** Version of the preview that the caller has read. */
    version: z.string().check(z.regex(/^[\w.-]{1,60}$/)),
    /** A repeated call with this key has no further effect. */
    key: z.uuid(),
  }),
  output: ChangeOutcome,
  refusals: {
    ...agentRefusals,
    ...proposalRefusals,
    /** The member's place has changed since the preview. */
    'agent.placement.stale': NoDetails,
    /** A move of this member awaits another person already. */
    'agent.move.waiting': NoDetails,
  },
})
