import { expect, test } from 'vitest'

import { intervalAfter, pollAfterMs } from './poll-intervals.ts'

test.each([
  [0, 5],
  [4.9, 5],
  [5, 10],
  [15, 15],
  [30, 75],
  [105, 135],
  [240, 195],
  [1e6, 615],
])('%d seconds after the draw time the next poll is after %i more', (late, gap) => {
  expect(intervalAfter(late)).toBe(gap)
})

test('nothing is polled while no result is late', () => {
  expect(pollAfterMs(undefined, 0)).toBe(false)
  expect(pollAfterMs({ games: [] }, 0)).toBe(false)
})

test('the latest awaited draw determines the interval', () => {
  const now = Date.parse('2026-02-28T10:00:20.000Z')
  const awaited = (drawAt: string) => ({
    gameId: 1,
    gameCode: 'A',
    current: null,
    awaiting: '20260228-0001',
    last: { drawNumber: '20260228-0000', drawAt, result: [1] },
  })
  const games = [awaited('2026-02-28T08:00:00.000Z'), awaited('2026-02-28T10:00:00.000Z')]
  expect(pollAfterMs({ games }, now)).toBe(15_000)
})
