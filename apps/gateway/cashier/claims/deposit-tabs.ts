import type { DepositTab } from '@ante/contract/console/list-filters.ts'
import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'

import { hasOpenProblem } from '../deposits/deposit-problem.ts'
import type { Deposit } from '../deposits/deposits.ts'

/** States of the deposits in each tab of the console. `problems` has deposits of any state with an open problem. */
export const statesOfTab: Record<DepositTab, readonly DepositState[]> = {
  claims: ['SUBMITTED', 'PROCESSING'],
  problems: [],
  waiting: ['CREATED', 'WAITING_PAYMENT'],
  expired: ['EXPIRED'],
  failed: ['FAILED', 'REJECTED'],
  cancelled: ['CANCELLED'],
  credited: ['SUCCESS'],
}

/** Returns the tabs that contain a deposit. */
export const tabsWith = (deposit: Deposit): string[] => [
  ...Object.entries(statesOfTab).flatMap(([tab, states]) => (states.includes(deposit.state) ? [tab] : [])),
  ...(hasOpenProblem(deposit) ? ['problems'] : []),
]
