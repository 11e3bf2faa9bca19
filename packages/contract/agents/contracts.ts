import * as z from 'zod/mini'

import { exclusionRefusals } from '../responsible-gaming/refusals.ts'
import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { Currency } from '../kit/money.ts'
import { ContractAction, ContractSide, ContractStatus } from './contract-state.ts'
import { ContractCategory, ContractKind, ContractTier, ContractTiers } from './contract-tiers.ts'
import { TeamMemberId } from './team-member.ts'
import { memberMay } from '../member/member-type.ts'
import { agentsMay } from './agents-may.ts'

export const CONTRACTS_A_PAGE = 20
/** Steps that are shown of one. */
export const CONTRACT_STEPS_SHOWN = 50

const ContractId = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
const Version = z.int().check(z.gte(1), z.lte(1_000_000_000))

const Terms = z.object({ tiers: z.array(ContractTier), since: z.nullable(z.iso.datetime()) })

/** As one of its two sides sees it. */
export const Contract = z.object({
  contractId: ContractId,
  kind: ContractKind,
  category: ContractCategory,
  status: ContractStatus,
  /** A step says which version its maker had before him. */
  version: Version,
  /** Of whoever asks. */
  side: z.enum(['upline', 'downline']),
  /** Across: an account whole to the upline, masked to the downline; null is the merchant himself. */
  other: z.nullable(z.object({ memberId: z.nullable(z.string()), account: z.string(), type: z.number() })),
  /** What holds, or held last; null where nothing ever did. */
  terms: z.nullable(Terms),
  /** What waits for an answer. */
  offered: z.nullable(Terms),
  endingBy: z.nullable(z.enum(['upline', 'downline'])),
  /**
   * Y: with what waits for his answer, he who asks would be paid less than he has promised to somebody below him, and pays the
   * difference himself.
   */
  downlineHigherRate: z.enum(['Y', 'N']),
  changedAt: z.iso.datetime(),
})
export type Contract = z.output<typeof Contract>

export const listContracts = endpoint({
  summary: 'The contracts of a kind that the member has with his upline, or with those below him; the latest first',
  method: 'GET',
  path: '/wps/agent/contracts',
  access: 'member',
  may: memberMay.signContracts,
  input: z.object({
    kind: ContractKind,
    side: z._default(z.enum(['upline', 'downline']), 'downline'),
    /** `open`: offered or in force. */
    state: z._default(z.enum(['open', 'ended']), 'open'),
    /** Of one of those below him alone. */
    downline: z.optional(TeamMemberId),
    /** The last answer's `next`. */
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
  summary: 'One contract of the member, with what happened to it',
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
        /** What was offered with it. */
        tiers: z.nullable(z.array(ContractTier)),
      }),
    ),
    currency: Currency,
  }),
  refusals: { 'contract.not.found': NoDetails },
})

export const getContractTerms = endpoint({
  summary: 'What an agent may offer of a kind of contract: what he holds himself, how many are left, what is usual',
  method: 'GET',
  path: '/wps/agent/contractTerms',
  access: 'member',
  may: memberMay.signContracts,
  input: z.object({ kind: ContractKind }),
  output: z.object({
    /** False where the merchant offers no new ones, and of whoever has nobody to offer any to. */
    mayOffer: z.boolean(),
    /** His own, by category; what he offers is never above it. */
    own: z.array(z.object({ category: ContractCategory, tiers: z.array(ContractTier) })),
    usedContracts: z.number(),
    totalContracts: z.number(),
    /** The least lottery series of whoever is offered one; 0 asks for none. */
    seriesRestriction: z.number(),
    /** What is suggested, no row above his own. */
    usual: z.array(ContractTier),
    currency: Currency,
  }),
})
export type ContractTerms = z.output<typeof getContractTerms.output>

export const listContractReceivers = endpoint({
  summary: 'Those directly below an agent to whom he may offer a contract, by account',
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
        /** Of these he has one already, or an offer. */
        taken: z.array(ContractCategory),
      }),
    ),
    next: z.nullable(z.string()),
  }),
})

/** Why terms cannot be offered. */
const termsRefusals = {
  /** The row, counted from 1, that does not rise, cannot stand in a contract of this kind, or cannot be paid in its currency. */
  'contract.tiers.invalid': z.object({
    place: z.number(),
    problem: z.enum(['volume', 'members', 'loss', 'rate', 'type', 'decimals']),
  }),
  /** The row that pays more than he is paid himself at the same conditions. */
  'contract.above.own': z.object({ place: z.number() }),
  ...exclusionRefusals,
}

/** Why a step cannot be taken. */
const stepRefusals = {
  'contract.not.found': NoDetails,
  /** It has changed since: how it stands now. */
  ILLEGAL_STATE: z.object({ status: ContractStatus, version: Version }),
}

export const offerContract = endpoint({
  summary: 'Offers a contract to somebody directly below',
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
    /** He is locked, or no longer directly below, or nobody to whom such a contract is offered. */
    'contract.downline.unavailable': NoDetails,
    /** He has one of this kind and category, or an offer. */
    'contract.open': NoDetails,
    'contract.none.left': z.object({ usedContracts: z.number(), totalContracts: z.number() }),
    'contract.series.too.low': z.object({ series: z.number(), seriesRestriction: z.number() }),
  },
})

export const changeContract = endpoint({
  summary: 'Offers other terms of a contract, or changes an offer that nobody has answered; until then what held holds',
  method: 'POST',
  path: '/wps/agent/contracts/:id/terms',
  access: 'member',
  may: agentsMay.offerContracts,
  input: z.object({ id: ContractId, version: Version, tiers: ContractTiers }),
  output: Contract,
  refusals: {
    ...termsRefusals,
    ...stepRefusals,
    /** They say what holds already, or what is offered already. */
    'modify.new.old.same': NoDetails,
  },
})

export const stepContract = endpoint({
  summary: 'Answers what waits for the member, takes back what he asked, or asks to end a contract',
  method: 'POST',
  path: '/wps/agent/contracts/:id/:step',
  access: 'member',
  may: memberMay.signContracts,
  input: z.object({
    id: ContractId,
    step: z.enum(['accept', 'reject', 'withdraw', 'end']),
    version: Version,
    /** He has read that he pays a difference himself. */
    confirmed: z._default(z.boolean(), false),
  }),
  output: Contract,
  refusals: {
    ...stepRefusals,
    /** `downlineHigherRate` is Y, and he has not said that he knows. */
    'contract.confirm.higher.rate': NoDetails,
    ...exclusionRefusals,
  },
})
