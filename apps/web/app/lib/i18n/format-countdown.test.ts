import { expect, test } from 'vitest'

import { formatCountdown } from './format-countdown.ts'

const HOUR = 3600

test.each([
  [0, '00:00'],
  [42, '00:42'],
  [60, '01:00'],
  [899, '14:59'],
  [HOUR, '01:00:00'],
  [23 * HOUR, '23:00:00'],
  [47 * HOUR + 59, '47:00:59'],
  [48 * HOUR, '2 days'],
  [7 * 24 * HOUR - 1, '6 days'],
])('%i seconds left are shown as "%s"', (seconds, text) => {
  expect(formatCountdown(seconds, 'en')).toBe(text)
})
