import type { ConsolidatedFunds } from '@ante/contract/agents/contract-funds.ts'
import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

import { contractFunds } from './funds.ts'

/** A kind of contract that waits, and where it is answered. */
export interface Pending {
  kind: ContractKind
  /** By which the gateway says that it waits. */
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

/** Asked once an entry: what comes meanwhile is told by mail. */
export const pendingContracts = queryOptions({
  queryKey: ['member', 'pendingContracts'],
  // The agency center asks the same, and whoever enters there asks once.
  queryFn: ({ client }) => client.query(contractFunds),
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
})

/** It was put off, or answered: on this visit it is asked no more. */
export function settlePending(queries: QueryClient, kind: ContractKind): void {
  const flag = PENDING.find((one) => one.kind === kind)?.flag
  queries.setQueryData(pendingContracts.queryKey, (before) => before && flag && { ...before, [flag]: {} })
}
