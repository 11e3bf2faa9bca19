import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'
import { expect, test } from 'vitest'

import { stepsOf } from './deposit-steps.ts'

function stepTexts(states: DepositState[], mayConfirmPaid = false): string[] {
  const steps = states.map((state, minute) => ({ state, at: `2026-02-28T10:0${minute}:00Z`, reason: '' }))
  const state = states[states.length - 1] ?? 'CREATED'
  return stepsOf({ state, steps, mayConfirmPaid }).map(({ state: stepState, status }) => `${stepState} ${status}`)
}

test('a pending deposit shows finished, current and future steps', () => {
  expect(stepTexts(['CREATED', 'WAITING_PAYMENT'], true)).toEqual([
    'CREATED done',
    'WAITING_PAYMENT now',
    'SUBMITTED ahead',
    'PROCESSING ahead',
    'SUCCESS ahead',
  ])
})

test('a deposit whose payment need not be reported has no step for the report', () => {
  expect(stepTexts(['CREATED'])).toEqual(['CREATED now', 'WAITING_PAYMENT ahead', 'PROCESSING ahead', 'SUCCESS ahead'])
})

test('an ended deposit shows its outcome and no future steps', () => {
  expect(stepTexts(['CREATED', 'WAITING_PAYMENT', 'EXPIRED'])).toEqual([
    'CREATED done',
    'WAITING_PAYMENT done',
    'EXPIRED ended',
  ])
})

test('a deposit refused without a payment has no step for a found payment', () => {
  const steps = (['CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING', 'REJECTED'] as const).map((state, index) => {
    return { state, at: `2026-02-28T10:0${Math.min(index, 3)}:00Z`, reason: '' }
  })
  const received = stepsOf({ state: 'REJECTED', steps, mayConfirmPaid: false }).map(
    ({ state, status }) => `${state} ${status}`,
  )
  expect(received).toEqual(['CREATED done', 'WAITING_PAYMENT done', 'SUBMITTED done', 'REJECTED ended'])
})

test('a refused deposit whose payment was found and reviewed shows that step', () => {
  expect(stepTexts(['CREATED', 'WAITING_PAYMENT', 'PROCESSING', 'REJECTED'])).toContain('PROCESSING done')
})

test('an expired deposit whose money arrives later shows the further steps to the credit', () => {
  const late: DepositState[] = ['CREATED', 'WAITING_PAYMENT', 'EXPIRED', 'PROCESSING', 'SUCCESS']
  expect(stepTexts(late)).toEqual(late.map((state) => `${state} done`))
})
