import { expect, test } from 'vitest'

import { CLASSES, classOf, percentile95 } from './call-durations.ts'

/** Counts of calls with these durations, in milliseconds. */
function counted(...durations: number[]): number[] {
  const counts = Array.from({ length: CLASSES }, () => 0)
  for (const ms of durations) counts[classOf(ms)] = (counts[classOf(ms)] ?? 0) + 1
  return counts
}
const repeated = (ms: number, times: number) => Array.from({ length: times }, () => ms)

test.each([
  ['without calls', [], null],
  ['of one call', [7], 10],
  ['of a duration that is a bound', [100], 100],
  ['if 5 of 100 calls are slow', [...repeated(8, 95), ...repeated(900, 5)], 10],
  ['if 6 of 100 calls are slow', [...repeated(8, 94), ...repeated(900, 6)], 1_000],
  ['of calls longer than all bounds', [60_000], 10_000],
])('the 95th percentile %s', (_case, durations, expected) => {
  expect(percentile95(counted(...durations))).toBe(expected)
})
