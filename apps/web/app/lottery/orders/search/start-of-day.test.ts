import { expect, test } from 'vitest'

import { startOfDay, momentsOf } from './start-of-day.ts'

// rules: lottery-4
test.each([
  ['2026-01-20', 'Asia/Manila', '2026-01-19T16:00:00.000Z'],
  ['2026-01-20', 'UTC', '2026-01-20T00:00:00.000Z'],
  ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
  ['2026-12-01', 'America/New_York', '2026-12-01T05:00:00.000Z'],
  ['2026-01-20', 'Asia/Kathmandu', '2026-01-19T18:15:00.000Z'],
  ['2026-01-20', 'Pacific/Kiritimati', '2026-01-19T10:00:00.000Z'],
  ['2026-01-20', 'Pacific/Pago_Pago', '2026-01-20T11:00:00.000Z'],
  // Clocks are put forward at midnight: the day begins at one o'clock.
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
])('%s in %s begins at %s', (day, zone, moment) => {
  expect(new Date(startOfDay(day, zone)).toISOString()).toBe(moment)
})

test('a range of days ends with the last millisecond of its last day', () => {
  const { startDate, endDate } = momentsOf({ from: '2026-01-14', to: '2026-01-20' }, 'Asia/Manila')
  expect(new Date(startDate).toISOString()).toBe('2026-01-13T16:00:00.000Z')
  expect(new Date(endDate).toISOString()).toBe('2026-01-20T15:59:59.999Z')
})
