import { expect, test } from 'vitest'

import { calendarMonths } from './calendar-months.ts'

test.each([
  ['2026-03-17', '2026-03-01', '2026-02-01', '2026-02-28'],
  ['2028-03-01', '2028-03-01', '2028-02-01', '2028-02-29'],
  ['2026-01-31', '2026-01-01', '2025-12-01', '2025-12-31'],
])('on %s this month starts on %s, and last month is from %s to %s', (today, began, from, to) => {
  expect(calendarMonths(today)).toEqual({ thisMonth: { from: began, to: today }, lastMonth: { from, to } })
})
