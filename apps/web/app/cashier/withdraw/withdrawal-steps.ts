import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'
import type { Withdrawal } from '@ante/contract/cashier/withdrawal.ts'

import type { StepPlace } from '../parts/step-list.tsx'

export interface WithdrawalPlace {
  state: WithdrawalState
  place: StepPlace
  at?: string
  reason: string
}

/** The normal sequence of states. */
const WAY: readonly WithdrawalState[] = ['SUBMITTED', 'REVIEW', 'APPROVED', 'PAYING', 'SUCCESS']

/** Returns the past, current and future steps of a withdrawal. An unsuccessful one has no future steps. */
export function withdrawalPlaces({ steps }: Pick<Withdrawal, 'steps'>): WithdrawalPlace[] {
  const last = steps.length - 1
  const been = steps.map(({ state, at, reason }, place): WithdrawalPlace => ({
    state,
    at,
    reason,
    place: place < last || state === 'SUCCESS' ? 'done' : placeOf(state),
  }))
  const here = WAY.indexOf(steps[last]?.state ?? 'SUBMITTED')
  const ahead = here < 0 ? [] : WAY.slice(here + 1)
  return [...been, ...ahead.map((state): WithdrawalPlace => ({ state, place: 'ahead', reason: '' }))]
}

const placeOf = (state: WithdrawalState): StepPlace => (WAY.includes(state) ? 'now' : 'ended')
