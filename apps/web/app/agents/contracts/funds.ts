import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { CONTRACTS_KEY } from './queries.ts'

/** Freshness within one entry: simultaneous requests from two places are made once. */
const AN_ENTRY_MS = 5_000

/** The member's contracts: pending offers, and contracts in force. */
export const contractFunds = queryOptions({
  queryKey: [...CONTRACTS_KEY, 'funds'],
  queryFn: queryOf(async () => (await import('@ante/contract/agents/contract-funds.ts')).getConsolidatedFunds, {}),
  staleTime: AN_ENTRY_MS,
  retry: false,
})
