import { expect, test } from 'vitest'

import { CodeAttempts } from './attempts.ts'

const MINUTE_MS = 60_000

test('ten wrong codes within ten minutes are the limit, for each player alone', () => {
  const attempts = new CodeAttempts()
  for (let attempt = 0; attempt < 10; attempt++) {
    expect(attempts.mayTry('one', attempt)).toBe(true)
    attempts.recordFailure('one', attempt)
  }
  expect(attempts.mayTry('one', 9 * MINUTE_MS)).toBe(false)
  expect(attempts.mayTry('other', 9 * MINUTE_MS)).toBe(true)
  expect(attempts.mayTry('one', 10 * MINUTE_MS)).toBe(true)
  attempts.recordFailure('one', 11 * MINUTE_MS)
  expect(attempts.mayTry('one', 11 * MINUTE_MS)).toBe(true)
})
