import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { CONTRACTS_KEY } from './queries.ts'

/** Parts of a page that need the contracts within this time share one call. */
const FRESH_MS = 5_000

/** The member's contracts: pending offers, and contracts in force. */
export const contractFunds = queryOptions({
  queryKey: [...CONTRACTS_KEY, 'funds'],
  queryFn: queryOf(async () => (await import('@ante/contract/agents/contract-funds.ts')).getConsolidatedFunds, {}),
  staleTime: FRESH_MS,
  retry: false,
})
