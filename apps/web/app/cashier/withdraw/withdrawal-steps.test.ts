import type { WithdrawalState } from '@ante/contract/cashier/withdrawal-state.ts'
import { expect, test } from 'vitest'

import { withdrawalSteps } from './withdrawal-steps.ts'

const been = (...states: WithdrawalState[]) => ({
  steps: states.map((state) => ({ state, at: '2026-02-28T12:00:00.000Z', reason: '' })),
})

test.each([
  [
    ['SUBMITTED', 'REVIEW'],
    ['done', 'now', 'ahead', 'ahead', 'ahead'],
  ],
  [
    ['SUBMITTED', 'APPROVED', 'PAYING'],
    ['done', 'done', 'now', 'ahead'],
  ],
  [
    ['SUBMITTED', 'APPROVED', 'PAYING', 'SUCCESS'],
    ['done', 'done', 'done', 'done'],
  ],
  [
    ['SUBMITTED', 'REVIEW', 'REJECTED'],
    ['done', 'done', 'ended'],
  ],
  [
    ['SUBMITTED', 'APPROVED', 'PAYING', 'FAILED'],
    ['done', 'done', 'done', 'ended'],
  ],
  [
    ['SUBMITTED', 'CANCELLED'],
    ['done', 'ended'],
  ],
] as const)('after %j the steps are %j', (states, statuses) => {
  expect(withdrawalSteps(been(...states)).map(({ status }) => status)).toEqual(statuses)
})
