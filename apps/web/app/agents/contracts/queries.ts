import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'

const calls = () => import('@ante/contract/agents/contracts.ts')

/** Below `member`: the next one has his own. Every mail may tell of a step, so they are asked anew with each. */
export const CONTRACTS_KEY = ['member', 'contracts'] as const

export interface ContractList {
  kind: ContractKind
  /** The member's own, or those with whoever stands below him. */
  side: 'downline' | 'upline'
  state: 'open' | 'ended'
  /** With one of those below alone. */
  downline?: string
}

/** Contracts, twenty after twenty. */
export const contractsIn = (list: ContractList) =>
  infiniteQueryOptions({
    queryKey: [...CONTRACTS_KEY, 'list', list],
    queryFn: ({ pageParam: after, ...context }) =>
      asks(async () => (await calls()).listContracts, { ...list, ...(after && { after }) })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** One of them, with what happened to it. */
export const contractShown = (id: string) =>
  queryOptions({
    queryKey: [...CONTRACTS_KEY, 'one', id],
    queryFn: asks(async () => (await calls()).showContract, { id }),
    staleTime: 0,
  })

/** What the member may offer of a kind. */
export const contractTerms = (kind: ContractKind) =>
  queryOptions({
    queryKey: [...CONTRACTS_KEY, 'terms', kind],
    queryFn: asks(async () => (await calls()).getContractTerms, { kind }),
    staleTime: 0,
  })

/** To whom he may offer one, by how their account begins. */
export const contractReceivers = (kind: ContractKind, search: string) =>
  infiniteQueryOptions({
    queryKey: [...CONTRACTS_KEY, 'receivers', kind, search],
    queryFn: ({ pageParam: after, ...context }) =>
      asks(async () => (await calls()).listContractReceivers, { kind, search, ...(after && { after }) })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
