import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency } from '../kit/money.ts'
import { ContractAction, ContractSide, ContractStatus } from './contract-state.ts'
import { ContractCategory, ContractKind, ContractTier, ContractTiers } from './contract-tiers.ts'
import { TeamMemberId } from './team-member.ts'
import { memberMay } from '../member/member-type.ts'
import { agentsMay } from './agents-may.ts'

export const CONTRACTS_PER_PAGE = 20
/** Maximum number of steps shown per contract. */
export const CONTRACT_STEPS_SHOWN = 50

const ContractId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
const Version = z.int().check(z.gte(1), z.lte(1_000_000_000))

const Terms = z.object({ tiers: z.array(ContractTier), since: z.nullable(z.iso.datetime()) })

/** A contract as seen by one of its parties. */
export const Contract = z.object({
  contractId: ContractId,
  kind: ContractKind,
  category: ContractCategory,
  status: ContractStatus,
  /** Version of the contract. Each step sends the version that its author has read. */
  version: Version,
  /** Side of the caller. */
  side: z.enum(['upline', 'downline']),
  /** The other party: the upline sees the account unmasked, the downline sees it masked; null for the merchant. */
  other: z.nullable(z.object({ memberId: z.nullable(z.string()), account: z.string(), type: z.number() })),
  /** The terms in force, or the last terms in force; null if no terms were ever in force. */
  terms: z.nullable(Terms),
  /** Terms that await an answer. */
  offered: z.nullable(Terms),
  endingBy: z.nullable(z.enum(['upline', 'downline'])),
  /**
   * Y: under the offered terms, the caller would receive less than a downline member receives from the caller, and
   * would pay the difference.
   */
  downlineHigherRate: z.enum(['Y', 'N']),
  changedAt: z.iso.datetime(),
})
export type Contract = z.output<typeof Contract>

export const listContracts = endpoint({
  summary: 'Returns the member’s contracts of a kind with the upline or with direct downlines, newest first.',
  method: 'GET',
  path: '/wps/agent/contracts',
  access: 'member',
  may: memberMay.signContracts,
  input: z.object({
    kind: ContractKind,
    side: z._default(z.enum(['upline', 'downline']), 'downline'),
    /** `open`: offered or in force. */
    state: z._default(z.enum(['open', 'ended']), 'open'),
    /** Only contracts with this downline member. */
    downline: z.optional(TeamMemberId),
    /** `next` of the previous answer. */
    after: z.optional(ContractId),
  }),
  output: z.object({
    contracts: z.array(Contract),
    /** Null at the end of the list. */
    next: z.nullable(z.string()),
    currency: Currency,
  }),
})
export type Contracts = z.output<typeof listContracts.output>

export const showContract = endpoint({
  summary: 'Returns a contract of the member with its history.',
  method: 'GET',
  path: '/wps/agent/contracts/:id',
  access: 'member',
  may: memberMay.signContracts,
  input: z.object({ id: ContractId }),
  output: z.object({
    contract: Contract,
    /** The latest first. */
    steps: z.array(
      z.object({
        action: ContractAction,
        at: z.iso.datetime(),
        side: ContractSide,
        toStatus: z.nullable(ContractStatus),
        /** Terms offered with the step. */
        tiers: z.nullable(z.array(ContractTier)),
      }),
    ),
    currency: Currency,
  }),
  refusals: { 'contract.not.found': NoDetails },
})

export const getContractTerms = endpoint({
  summary: 'Returns the terms that the agent may offer for a kind of contract.',
  method: 'GET',
  path: '/wps/agent/contractTerms',
  access: 'member',
  may: memberMay.signContracts,
  input: z.object({ kind: ContractKind }),
  output: z.object({
    /** False if the merchant permits no new contracts, or the agent has no possible recipient. */
    mayOffer: z.boolean(),
    /** The agent's own terms, by category; an offer may not be above them. */
    own: z.array(z.object({ category: ContractCategory, tiers: z.array(ContractTier) })),
    usedContracts: z.number(),
    totalContracts: z.number(),
    /** Minimum lottery series of a recipient; 0: none. */
    seriesRestriction: z.number(),
    /** Suggested terms, with no tier above the agent's own. */
    defaultTiers: z.array(ContractTier),
    currency: Currency,
  }),
})
export type ContractTerms = z.output<typeof getContractTerms.output>

export const listContractReceivers = endpoint({
  summary: 'Returns the direct downlines to whom the agent may offer a contract, by account.',
  method: 'GET',
  path: '/wps/agent/contractReceivers',
  access: 'member',
  may: agentsMay.offerContracts,
  input: z.object({
    kind: ContractKind,
    search: z._default(z.string().check(z.maxLength(64)), ''),
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  output: z.object({
    receivers: z.array(
      z.object({
        memberId: z.string(),
        account: z.string(),
        type: z.number(),
        /** Categories in which the member already has a contract or an offer. */
        categoriesInUse: z.array(ContractCategory),
      }),
    ),
    next: z.nullable(z.string()),
  }),
})

const termsRefusals = {
  /**
   * Number of the tier, from 1, that is not above the previous tier, is invalid in a contract of this kind, or cannot
   * be paid in the currency.
   */
  'contract.tiers.invalid': z.object({
    tierNumber: z.number(),
    problem: z.enum(['volume', 'members', 'loss', 'rate', 'type', 'decimals']),
  }),
  /** Number of the tier that pays more than the agent receives under the same conditions. */
  'contract.above.own': z.object({ tierNumber: z.number() }),
  ...exclusionRefusals,
}

const stepRefusals = {
  'contract.not.found': NoDetails,
  /** The contract has changed meanwhile: its current state. */
  ILLEGAL_STATE: z.object({ status: ContractStatus, version: Version }),
}

export const offerContract = endpoint({
  summary: 'Offers a contract to a direct downline.',
  method: 'POST',
  path: '/wps/agent/contracts',
  access: 'member',
  may: agentsMay.offerContracts,
  idempotencyKey: true,
  input: z.object({
    kind: ContractKind,
    category: ContractCategory,
    downline: TeamMemberId,
    tiers: ContractTiers,
  }),
  output: Contract,
  refusals: {
    ...termsRefusals,
    /** The member is locked, is no longer in the direct downline, or cannot be offered such a contract. */
    'contract.downline.unavailable': NoDetails,
    /** The member already has a contract or an offer of this kind and category. */
    'contract.open': NoDetails,
    'contract.none.left': z.object({ usedContracts: z.number(), totalContracts: z.number() }),
    'contract.series.too.low': z.object({ series: z.number(), seriesRestriction: z.number() }),
  },
})

export const changeContract = endpoint({
  summary: 'Offers changed contract terms or edits a pending offer; current terms apply until acceptance.',
  method: 'POST',
  path: '/wps/agent/contracts/:id/terms',
  access: 'member',
  may: agentsMay.offerContracts,
  input: z.object({ id: ContractId, version: Version, tiers: ContractTiers }),
  output: Contract,
  refusals: {
    ...termsRefusals,
    ...stepRefusals,
    /** The terms equal the ones in force, or the ones already offered. */
    'modify.new.old.same': NoDetails,
  },
})

export const stepContract = endpoint({
  summary: 'Accepts, declines or withdraws a contract offer, or requests the end of a contract.',
  method: 'POST',
  path: '/wps/agent/contracts/:id/:step',
  access: 'member',
  may: memberMay.signContracts,
  input: z.object({
    id: ContractId,
    step: z.enum(['accept', 'reject', 'withdraw', 'end']),
    version: Version,
    /** The caller has confirmed paying the difference. */
    confirmed: z._default(z.boolean(), false),
  }),
  output: Contract,
  refusals: {
    ...stepRefusals,
    /** `downlineHigherRate` is Y, and the caller has not confirmed it. */
    'contract.confirm.higher.rate': NoDetails,
    ...exclusionRefusals,
  },
})
