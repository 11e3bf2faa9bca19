import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'

import type { StepPlace } from '../parts/step-list.tsx'
import { isOpen } from './deposit-states.ts'

export interface DepositStepShown {
  /** A deposit may come to a state twice. */
  id: string
  state: DepositState
  place: StepPlace
  at: string | null
  reason: string
}

/** The way that most go. */
const WAY: readonly DepositState[] = ['CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING', 'SUCCESS']

/** Where a deposit has been, where it is, and while it is on its way what is still ahead. */
export function stepsOf({ state, steps, maySayPaid }: Pick<Deposit, 'state' | 'steps' | 'maySayPaid'>) {
  const made = steps.filter((_, place) => !isPassedBy(steps, place))
  const last = made.length - 1
  const been = made.map(({ state: one, at, reason }, place): DepositStepShown => {
    const isLast = place === last
    return { id: `${place} ${one}`, state: one, at, reason, place: isLast ? placeOf(one) : 'done' }
  })
  return isOpen(state) ? [...been, ...ahead(state, maySayPaid)] : been
}

/** On the way to a no a deposit passes by the state of a payment that was found: none was, and nobody is told so. */
function isPassedBy(steps: Deposit['steps'], place: number): boolean {
  const [step, next] = steps.slice(place)
  return step?.state === 'PROCESSING' && step.at === next?.at && (next.state === 'REJECTED' || next.state === 'FAILED')
}

/** Nobody is shown a step that he cannot take: who pays at the provider has nothing to tell. */
function ahead(state: DepositState, maySayPaid: boolean): DepositStepShown[] {
  return WAY.slice(WAY.indexOf(state) + 1)
    .filter((one) => one !== 'SUBMITTED' || maySayPaid)
    .map((one) => ({ id: one, state: one, place: 'ahead', at: null, reason: '' }))
}

function placeOf(state: DepositState): StepPlace {
  if (state === 'SUCCESS') return 'done'
  return isOpen(state) ? 'now' : 'ended'
}
