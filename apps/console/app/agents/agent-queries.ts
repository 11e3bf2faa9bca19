import {
  listAgentBills,
  listBillsOfAgent,
  listRebateLines,
  listRebatesOfAgent,
  showAgentBill,
} from '@ante/contract/console/agent-bills.ts'
import {
  listAgentContracts,
  listContractsOfAgent,
  showAgentContract,
  showAgentSettings,
  showOfferTerms,
} from '@ante/contract/console/agent-contracts.ts'
import { previewPlacement } from '@ante/contract/console/agent-placement.ts'
import { listTeamProofs } from '@ante/contract/console/agent-proofs.ts'
import {
  findAgents,
  listAgentChanges,
  listAgentLinks,
  listAgents,
  showAgent,
  showAgentPath,
  showAgentRates,
} from '@ante/contract/console/agents.ts'
import type { InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { addRefusalTexts } from '../ui/refusal-texts.ts'
import { agentRefusals } from './agent-refusals.ts'

addRefusalTexts(agentRefusals)

export type ShownAgent = OutputOf<typeof showAgent>
export type ShownContract = OutputOf<typeof showAgentContract>
export type ShownBill = OutputOf<typeof showAgentBill>
export type Preview = OutputOf<typeof previewPlacement>

const AGENTS = 'agents'

export interface SumDays {
  from: string | undefined
  until: string | undefined
}

/** A page of a branch; the roots have no parent. */
export const branchQuery = (merchant: string, of: Omit<InputOf<typeof listAgents>, 'merchant'>) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'branch', of],
    queryFn: ({ signal }) => call(listAgents, { merchant, ...of }, signal),
    staleTime: 30_000,
  })

export const pathQuery = (merchant: string, agent: string, days: SumDays) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'path', agent, days],
    queryFn: ({ signal }) => call(showAgentPath, { merchant, agent, ...days }, signal),
  })

export const foundQuery = (merchant: string, account: string) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'found', account],
    queryFn: ({ signal }) => call(findAgents, { merchant, account }, signal),
    placeholderData: keepPreviousData,
  })

export const agentQuery = (merchant: string, agent: string, days: SumDays) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'agent', agent, days],
    queryFn: ({ signal }) => call(showAgent, { merchant, agent, ...days }, signal),
  })

export const ratesQuery = (merchant: string, agent: string) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'rates', agent],
    queryFn: ({ signal }) => call(showAgentRates, { merchant, agent }, signal),
  })

interface Page {
  agent: string
  after: string | undefined
}

export const linksQuery = (merchant: string, page: Page) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'links', page],
    queryFn: ({ signal }) => call(listAgentLinks, { merchant, ...page }, signal),
  })

export const changesQuery = (merchant: string, page: Page) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'changes', page],
    queryFn: ({ signal }) => call(listAgentChanges, { merchant, ...page }, signal),
  })

export const rebatesQuery = (merchant: string, page: Page) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'rebates', page],
    queryFn: ({ signal }) => call(listRebatesOfAgent, { merchant, ...page }, signal),
  })

export const rebateLinesQuery = (merchant: string, page: Page & { rebate: string }) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'rebate-lines', page],
    queryFn: ({ signal }) => call(listRebateLines, { merchant, ...page }, signal),
  })

export const contractsOfAgentQuery = (merchant: string, page: Page & { side: 'upline' | 'downline' }) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'contracts', page],
    queryFn: ({ signal }) => call(listContractsOfAgent, { merchant, ...page }, signal),
  })

export const billsOfAgentQuery = (merchant: string, page: Page & { side: 'earner' | 'payer' }) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'bills', page],
    queryFn: ({ signal }) => call(listBillsOfAgent, { merchant, ...page }, signal),
  })

export const contractsQuery = (merchant: string, of: Omit<InputOf<typeof listAgentContracts>, 'merchant'>) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'contracts', of],
    queryFn: ({ signal }) => call(listAgentContracts, { merchant, ...of }, signal),
    placeholderData: keepPreviousData,
  })

export const contractQuery = (merchant: string, contract: string) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'contract', contract],
    queryFn: ({ signal }) => call(showAgentContract, { merchant, contract }, signal),
  })

export const offerTermsQuery = (merchant: string, of: Omit<InputOf<typeof showOfferTerms>, 'merchant'>) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'offer', of],
    queryFn: ({ signal }) => call(showOfferTerms, { merchant, ...of }, signal),
  })

export const settingsQuery = (merchant: string) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'settings'],
    queryFn: ({ signal }) => call(showAgentSettings, { merchant }, signal),
  })

export const billsQuery = (merchant: string, of: Omit<InputOf<typeof listAgentBills>, 'merchant'>) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'bills', of],
    queryFn: ({ signal }) => call(listAgentBills, { merchant, ...of }, signal),
    placeholderData: keepPreviousData,
  })

export const billQuery = (merchant: string, bill: string) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'bill', bill],
    queryFn: ({ signal }) => call(showAgentBill, { merchant, bill }, signal),
  })

/** Never cached: a decision needs the present state. */
export const placementQuery = (merchant: string, of: Omit<InputOf<typeof previewPlacement>, 'merchant'>) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'placement', of],
    queryFn: ({ signal }) => call(previewPlacement, { merchant, ...of }, signal),
    staleTime: 0,
    gcTime: 0,
  })

export const proofsQuery = (merchant: string) =>
  queryOptions({
    queryKey: [AGENTS, merchant, 'proofs'],
    queryFn: ({ signal }) => call(listTeamProofs, { merchant }, signal),
  })

/** Returns a function that reads everything about agents again, after a change. */
export function useAgentsChanged(merchant: string): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [AGENTS, merchant] })
}
