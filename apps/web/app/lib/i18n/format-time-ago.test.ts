import { expect, test } from 'vitest'

import { formatTimeAgo } from './format-time-ago.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString()

test.each([
  [0, 'en', 'now'],
  [59, 'en', 'now'],
  [60, 'en', '1 minute ago'],
  [3_599, 'en', '59 minutes ago'],
  [7_200, 'en', '2 hours ago'],
  [86_400, 'en', 'yesterday'],
  [3 * 86_400, 'en', '3 days ago'],
  [3 * 86_400, 'es', 'hace 3 días'],
  // The device's clock is behind.
  [-90, 'en', 'now'],
])('%i seconds before now are in %s: %s', (seconds, locale, expected) => {
  expect(formatTimeAgo(before(seconds), locale, now)).toBe(expected)
})

test('a time long ago is shown as a date', () => {
  expect(formatTimeAgo(before(20 * 86_400), 'en', now)).toMatch(/Nov 1/)
})
