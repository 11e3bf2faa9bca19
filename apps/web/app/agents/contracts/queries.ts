import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'

const calls = () => import('@ante/contract/agents/contracts.ts')

/**
 * The key begins with `member`, so the cache is cleared for the next member. Any mail may announce a step of a contract, so each
 * mail invalidates this key.
 */
export const CONTRACTS_KEY = ['member', 'contracts'] as const

export interface ContractList {
  kind: ContractKind
  /** The member's own contracts, or those with downlines. */
  side: 'downline' | 'upline'
  state: 'open' | 'ended'
  /** Filter: only contracts with this downline. */
  downline?: string
}

/** Contracts, in pages of twenty. */
export const contractsIn = (list: ContractList) =>
  infiniteQueryOptions({
    queryKey: [...CONTRACTS_KEY, 'list', list],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(async () => (await calls()).listContracts, { ...list, ...(after && { after }) })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** One contract with its history. */
export const contractShown = (id: string) =>
  queryOptions({
    queryKey: [...CONTRACTS_KEY, 'one', id],
    queryFn: queryOf(async () => (await calls()).showContract, { id }),
    staleTime: 0,
  })

/** Terms that the member may offer, by kind. */
export const contractTerms = (kind: ContractKind) =>
  queryOptions({
    queryKey: [...CONTRACTS_KEY, 'terms', kind],
    queryFn: queryOf(async () => (await calls()).getContractTerms, { kind }),
    staleTime: 0,
  })

/** Members to whom a contract may be offered, by account prefix. */
export const contractReceivers = (kind: ContractKind, search: string) =>
  infiniteQueryOptions({
    queryKey: [...CONTRACTS_KEY, 'receivers', kind, search],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(async () => (await calls()).listContractReceivers, { kind, search, ...(after && { after }) })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
