import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'
import { expect, test } from 'vitest'

import { stepsOf } from './deposit-steps.ts'

function shown(states: DepositState[], maySayPaid = false): string[] {
  const steps = states.map((state, minute) => ({ state, at: `2026-02-28T10:0${minute}:00Z`, reason: '' }))
  const state = states[states.length - 1] ?? 'CREATED'
  return stepsOf({ state, steps, maySayPaid }).map(({ state: one, place }) => `${one} ${place}`)
}

test('a deposit on its way shows what is done, where it is and what is ahead', () => {
  expect(shown(['CREATED', 'WAITING_PAYMENT'], true)).toEqual([
    'CREATED done',
    'WAITING_PAYMENT now',
    'SUBMITTED ahead',
    'PROCESSING ahead',
    'SUCCESS ahead',
  ])
})

test('who has nothing to report is shown no such step', () => {
  expect(shown(['CREATED'])).toEqual(['CREATED now', 'WAITING_PAYMENT ahead', 'PROCESSING ahead', 'SUCCESS ahead'])
})

test('one that has ended shows nothing ahead, and how it ended', () => {
  expect(shown(['CREATED', 'WAITING_PAYMENT', 'EXPIRED'])).toEqual([
    'CREATED done',
    'WAITING_PAYMENT done',
    'EXPIRED ended',
  ])
})

test('what was said no to at once has no payment that was found', () => {
  const steps = (['CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING', 'REJECTED'] as const).map((state, place) => {
    return { state, at: `2026-02-28T10:0${Math.min(place, 3)}:00Z`, reason: '' }
  })
  const told = stepsOf({ state: 'REJECTED', steps, maySayPaid: false }).map(({ state, place }) => `${state} ${place}`)
  expect(told).toEqual(['CREATED done', 'WAITING_PAYMENT done', 'SUBMITTED done', 'REJECTED ended'])
})

test('a payment that was found, and was looked at before the no, stays', () => {
  expect(shown(['CREATED', 'WAITING_PAYMENT', 'PROCESSING', 'REJECTED'])).toContain('PROCESSING done')
})

test('money that came after the end goes on to the wallet', () => {
  const late: DepositState[] = ['CREATED', 'WAITING_PAYMENT', 'EXPIRED', 'PROCESSING', 'SUCCESS']
  expect(shown(late)).toEqual(late.map((state) => `${state} done`))
})
