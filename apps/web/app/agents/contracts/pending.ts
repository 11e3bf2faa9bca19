import type { ConsolidatedFunds } from '@ante/contract/agents/contract-funds.ts'
import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

import { contractFunds } from './funds.ts'

/** A kind of pending contract, and the page where it is answered. */
export interface Pending {
  kind: ContractKind
  /** The gateway's flag for pending contracts of this kind. */
  flag: keyof ConsolidatedFunds
  to: string
}

/** Source: domain handbook 6.14. */
export const PENDING: readonly Pending[] = [
  { kind: 'daily_salary', flag: 'dailysalreqtype', to: '/m/member/agent/getSalaryContract' },
  { kind: 'dividend', flag: 'divtypecompperiodreq', to: '/m/member/agent/getDevidendContract' },
  { kind: 'hourly_salary', flag: 'contracthoursalreq', to: '/m/member/agent/getHourContract' },
  { kind: 'realtime_salary', flag: 'realtimesalreqtype', to: '/m/member/agent/getSalaryContract?kind=realtime_salary' },
]

/** Requested once per entry: later offers are announced by mail. */
export const pendingContracts = queryOptions({
  queryKey: ['member', 'pendingContracts'],
  // Uses the query of the agency center, so that both share one request on entry.
  queryFn: ({ client }) => client.query(contractFunds),
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
})

/** The offer was postponed or answered: it is not presented again on this visit. */
export function settlePending(queries: QueryClient, kind: ContractKind): void {
  const flag = PENDING.find((candidate) => candidate.kind === kind)?.flag
  queries.setQueryData(pendingContracts.queryKey, (before) => before && flag && { ...before, [flag]: {} })
}
