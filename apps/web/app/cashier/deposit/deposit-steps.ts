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
  const made = steps.filter((_, index) => !isPassedBy(steps, index))
  const last = made.length - 1
  const shownSteps = made.map(({ state: one, at, reason }, index): DepositStepShown => {
    const isLast = index === last
    return { id: `${index} ${one}`, state: one, at, reason, status: isLast ? statusOf(one) : 'done' }
  })
  return isOpen(state) ? [...shownSteps, ...ahead(state, mayConfirmPaid)] : shownSteps
}

/** Before a refusal a deposit passes through the state of a found payment: when none was found, the step is hidden. */
function isPassedBy(steps: Deposit['steps'], index: number): boolean {
  const [step, next] = steps.slice(index)
  return step?.state === 'PROCESSING' && step.at === next?.at && (next.state === 'REJECTED' || next.state === 'FAILED')
}

/** Steps that are not available are hidden: a payment at the provider needs no report. */
function ahead(state: DepositState, mayConfirmPaid: boolean): DepositStepShown[] {
  return ORDER.slice(ORDER.indexOf(state) + 1)
    .filter((one) => one !== 'SUBMITTED' || mayConfirmPaid)
    .map((one) => ({ id: one, state: one, status: 'ahead', at: null, reason: '' }))
}

function statusOf(state: DepositState): StepStatus {
  if (state === 'SUCCESS') return 'done'
  return isOpen(state) ? 'now' : 'ended'
}
