import type { ConsolidatedFunds } from '@ante/contract/agents/contract-funds.ts'
import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'

/** A kind of contract that waits, and where it is answered. */
export interface Pending {
  kind: ContractKind
  /** By which the gateway says that it waits. */
  flag: keyof ConsolidatedFunds
  to: string
}

/** Asked once an entry: what comes meanwhile is told by mail. */
export const pendingContracts = queryOptions({
  queryKey: ['member', 'pendingContracts'],
  queryFn: asks(async () => (await import('@ante/contract/agents/contract-funds.ts')).getConsolidatedFunds, {}),
  staleTime: Infinity,
  retry: false,
})
