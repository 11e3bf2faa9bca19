import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'

import type { StepStatus } from '../parts/step-list.tsx'
import { isOpen } from './deposit-states.ts'

export interface DepositStepShown {
  /** Unique id: a deposit may reach a state twice. */
  id: string
  state: DepositState
  status: StepStatus
  at: string | null
  reason: string
}

/** The normal sequence of states. */
const ORDER: readonly DepositState[] = ['CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING', 'SUCCESS']

/** Returns the past and current steps of a deposit, and while it is pending the future ones. */
export function stepsOf({ state, steps, mayConfirmPaid }: Pick<Deposit, 'state' | 'steps' | 'mayConfirmPaid'>) {
  const reachedSteps = steps.filter((_, index) => !isSkipped(steps, index))
  const last = reachedSteps.length - 1
  const shownSteps = reachedSteps.map(({ state: stepState, at, reason }, index): DepositStepShown => {
    const isLast = index === last
    return { id: `${index} ${stepState}`, state: stepState, at, reason, status: isLast ? statusOf(stepState) : 'done' }
  })
  return isOpen(state) ? [...shownSteps, ...nextStates(state, mayConfirmPaid)] : shownSteps
}

/** A refused deposit passes through PROCESSING even without a payment: this step, which takes no time, is hidden. */
function isSkipped(steps: Deposit['steps'], index: number): boolean {
  const [step, next] = steps.slice(index)
  return step?.state === 'PROCESSING' && step.at === next?.at && (next.state === 'REJECTED' || next.state === 'FAILED')
}

/** Steps that are not available are hidden: a payment at the provider needs no report. */
function nextStates(state: DepositState, mayConfirmPaid: boolean): DepositStepShown[] {
  return ORDER.slice(ORDER.indexOf(state) + 1)
    .filter((candidate) => candidate !== 'SUBMITTED' || mayConfirmPaid)
    .map((item) => ({ id: item, state: item, status: 'ahead', at: null, reason: '' }))
}

function statusOf(state: DepositState): StepStatus {
  if (state === 'SUCCESS') return 'done'
  return isOpen(state) ? 'now' : 'ended'
}
