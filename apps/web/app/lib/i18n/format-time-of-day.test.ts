import { expect, test } from 'vitest'

import { formatTimeOfDay } from './format-time-of-day.ts'
import { zoneName } from './format-kick-off.ts'

test('a time of day is shown in the time zone, with seconds where they matter', () => {
  const at = '2026-02-28T16:00:05.000Z'
  expect(formatTimeOfDay(at, { locale: 'en', zone: 'Asia/Manila' })).toBe('00:00')
  expect(formatTimeOfDay(at, { locale: 'en', zone: 'Asia/Manila', seconds: true })).toBe('00:00:05')
})

test.each([
  ['Asia/Manila', '00:05', 'GMT+8'],
  ['Europe/Berlin', '17:05', 'GMT+1'],
  ['America/New_York', '11:05', 'EST'],
  ['Asia/Kathmandu', '21:50', 'GMT+5:45'],
])('in %s a time is shown on a 24-hour clock, and the zone has a name', (zone, time, name) => {
  expect(formatTimeOfDay('2026-11-20T16:05:00Z', { locale: 'en', zone })).toBe(time)
  expect(zoneName('2026-11-20T16:05:00Z', 'en', zone)).toBe(name)
})
