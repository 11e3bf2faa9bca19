import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { CONTRACTS_KEY } from './queries.ts'

/** For as long as an entry takes: what is asked of it from two places at once is asked once. */
const AN_ENTRY_MS = 5_000

/** The member's contracts: those that wait for his answer, and those in force. */
export const contractFunds = queryOptions({
  queryKey: [...CONTRACTS_KEY, 'funds'],
  queryFn: asks(async () => (await import('@ante/contract/agents/contract-funds.ts')).getConsolidatedFunds, {}),
  staleTime: AN_ENTRY_MS,
  retry: false,
})
