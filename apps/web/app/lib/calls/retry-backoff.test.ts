import { expect, test } from 'vitest'

import { createRetryBackoff } from './retry-backoff.ts'

const middle = () => 1

test('the gaps grow while failures continue, up to half a minute, and reset after recovery', () => {
  const nextTryMs = createRetryBackoff()
  let now = 1_000_000
  const gaps = Array.from({ length: 8 }, () => {
    const gap = nextTryMs(now, middle)
    now += gap
    return gap
  })
  expect(gaps).toEqual([3_000, 3_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  expect(nextTryMs(now + 120_000, middle)).toBe(3_000)
})
