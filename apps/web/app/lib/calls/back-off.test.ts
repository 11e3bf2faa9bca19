import { expect, test } from 'vitest'

import { backOffMs } from './back-off.ts'
import { createSeenIds } from '../live/seen-ids.ts'

test('each failure doubles the delay, up to a limit, with random jitter over the upper half', () => {
  const longest = [1, 2, 3, 4, 5, 6, 20].map((failures) => backOffMs(failures, () => 1))
  const shortest = [1, 2, 3, 4, 5, 6, 20].map((failures) => backOffMs(failures, () => 0))
  expect(longest).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect(shortest).toEqual(longest.map((ms) => ms / 2))
})

test('a repeated event is new once, and the oldest are forgotten', () => {
  const seen = createSeenIds(2)
  expect(['1', '1', '2', '2', '3', '1'].map((id) => seen.isNew(id))).toEqual([true, false, true, false, true, true])
})
