import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'
import type { Withdrawal } from '@ante/contract/cashier/withdrawal.ts'

import type { StepStatus } from '../parts/step-list.tsx'

export interface WithdrawalStep {
  state: WithdrawalState
  status: StepStatus
  at?: string
  reason: string
}

/** The normal sequence of states. */
const ORDER: readonly WithdrawalState[] = ['SUBMITTED', 'REVIEW', 'APPROVED', 'PAYING', 'SUCCESS']

/** Returns the past, current and future steps of a withdrawal. An unsuccessful one has no future steps. */
export function withdrawalSteps({ steps }: Pick<Withdrawal, 'steps'>): WithdrawalStep[] {
  const last = steps.length - 1
  const been = steps.map(({ state, at, reason }, index): WithdrawalStep => ({
    state,
    at,
    reason,
    status: index < last || state === 'SUCCESS' ? 'done' : statusOf(state),
  }))
  const current = ORDER.indexOf(steps[last]?.state ?? 'SUBMITTED')
  const nextStates = current < 0 ? [] : ORDER.slice(current + 1)
  return [...been, ...nextStates.map((state): WithdrawalStep => ({ state, status: 'ahead', reason: '' }))]
}

const statusOf = (state: WithdrawalState): StepStatus => (ORDER.includes(state) ? 'now' : 'ended')
