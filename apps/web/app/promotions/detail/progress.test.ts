import { expect, test } from 'vitest'

import { progressOf } from './progress.ts'

test('progress of a bet volume is measured by amount', () => {
  const need = { kind: 'turnover', minimum: '50000.00', count: null, done: '10000.00' } as const
  expect(progressOf(need)).toEqual({ done: '10000.00', target: '50000.00', isMoney: true, share: 0.2 })
})

test('progress of deposits is measured by their number, independent of the minimum amount', () => {
  const need = { kind: 'deposits', minimum: '100.00', count: 3, done: '4' } as const
  expect(progressOf(need)).toEqual({ done: '4', target: '3', isMoney: false, share: 1 })
})

test('a required loss has zero progress while the member is winning', () => {
  expect(progressOf({ kind: 'loss', minimum: '100.00', count: null, done: '-20.00' })?.share).toBe(0)
})

test.each([
  { kind: 'code', minimum: null, count: null, done: null },
  { kind: 'loss', minimum: null, count: null, done: '5.00' },
  { kind: 'loss', minimum: '0.00', count: null, done: '5.00' },
  { kind: 'deposit', minimum: '100.00', count: 1, done: null },
] as const)('no progress is shown for %o', (need) => {
  expect(progressOf(need)).toBeNull()
})
