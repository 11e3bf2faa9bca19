import { expect, test } from 'vitest'

import { leftBefore, leftText, playedText, progressOf } from './turnover-progress.ts'

const piece = { from_turnover: 100n, to_turnover: 400n }

test.each([
  [0n, 0n, 300n],
  [100n, 0n, 300n],
  [101n, 1n, 299n],
  [399n, 299n, 1n],
  [400n, 300n, 0n],
  [900n, 300n, 0n],
])('at a turnover of %s, %s of an interval are done and %s left', (turnover, done, left) => {
  expect(progressOf(piece, turnover)).toEqual({ required: 300n, done, left })
})

test('the remaining turnover is zero without intervals, and reaches to the end of the last of several', () => {
  expect(leftBefore([], 50n)).toBe(0n)
  expect(leftBefore([piece, { from_turnover: 400n, to_turnover: 1_000n }], 250n)).toBe(750n)
})

test.each([
  [0n, '0.00', '0.00'],
  [1n, '0.00', '0.01'],
  [9_999n, '0.00', '0.01'],
  [10_000n, '0.01', '0.01'],
  [10_001n, '0.01', '0.02'],
  [90_000_000n, '90.00', '90.00'],
])('%s hundredths are shown as %s played and %s left', (hundredths, played, left) => {
  expect([playedText(hundredths), leftText(hundredths)]).toEqual([played, left])
})
