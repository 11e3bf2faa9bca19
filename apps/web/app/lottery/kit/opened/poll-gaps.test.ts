import { expect, test } from 'vitest'

import { gapAfter, pollAfterMs } from './poll-gaps.ts'

test.each([
  [0, 5],
  [4.9, 5],
  [5, 10],
  [15, 15],
  [30, 75],
  [105, 135],
  [240, 195],
  [1e6, 615],
])('%d seconds late it is asked after %i more', (late, gap) => {
  expect(gapAfter(late)).toBe(gap)
})

test('nothing is asked while no result is late', () => {
  expect(pollAfterMs(undefined, 0)).toBe(false)
  expect(pollAfterMs({ games: [] }, 0)).toBe(false)
})

test('the latest draw that is awaited decides', () => {
  const now = Date.parse('2026-02-28T10:00:20.000Z')
  const awaited = (drawAt: string) => ({
    gameId: 1,
    gameCode: 'A',
    current: null,
    awaiting: '20260228-0001',
    last: { numero: '20260228-0000', drawAt, result: [1] },
  })
  const games = [awaited('2026-02-28T08:00:00.000Z'), awaited('2026-02-28T10:00:00.000Z')]
  expect(pollAfterMs({ games }, now)).toBe(15_000)
})
