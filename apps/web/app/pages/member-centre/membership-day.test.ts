import { expect, test } from 'vitest'

import { membershipDay } from './membership-day.ts'

test.each([
  ['at the moment of registration', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z', 1],
  ['the last moment of that day in Manila', '2026-03-01T10:00:00Z', '2026-03-01T15:59:59Z', 1],
  ['midnight in Manila', '2026-03-01T10:00:00Z', '2026-03-01T16:00:00Z', 2],
  ['registered after midnight there, before it in UTC', '2026-03-01T16:30:00Z', '2026-03-02T15:00:00Z', 1],
  ['across a leap day', '2024-02-28T00:00:00Z', '2025-02-28T00:00:00Z', 367],
  ['with a device clock before the registration', '2026-03-03T00:00:00Z', '2026-03-01T00:00:00Z', 1],
])('%s', (_when, registered, now, day) => {
  expect(membershipDay(registered, 'Asia/Manila', new Date(now))).toBe(day)
})
