import { expect, test } from 'vitest'

import { quarterOf } from './quarter.ts'

test.each([
  ['2026-01-01T00:00:00Z', 'UTC', '2026-Q1'],
  ['2026-03-31T23:59:59Z', 'UTC', '2026-Q1'],
  ['2026-03-31T23:59:59Z', 'Asia/Manila', '2026-Q2'],
  ['2027-01-01T03:00:00Z', 'America/Mexico_City', '2026-Q4'],
])('%s in the time zone %s is in %s', (at, zone, quarter) => {
  expect(quarterOf(zone, new Date(at))).toBe(quarter)
})
