import { TransferState } from '@ante/contract/wallet/vendor-transfer.ts'
import { expect, test } from 'vitest'

import { isUnderWay, stageOf } from './states.ts'

test.each([
  ['INIT', 'moving', true],
  ['DEBITED', 'moving', true],
  ['SENT', 'moving', true],
  ['CHECKING', 'checking', true],
  ['PENDING', 'waiting', false],
  ['DONE', 'done', false],
  ['FAILED', 'returned', false],
  ['REFUNDED', 'returned', false],
] as const)('a transfer in the state %s is shown as %s; refetched: %s', (state, stage, isRequested) => {
  expect([stageOf({ state }), isUnderWay({ state })]).toEqual([stage, isRequested])
})

test('every state has its message', () => {
  expect(TransferState.options).toHaveLength(8)
})
