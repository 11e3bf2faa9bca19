import { expect, test } from 'vitest'

import { leftText } from './left-text.ts'

const HOUR = 3600

test.each([
  [0, ''],
  [-5, ''],
  [42, '0:42'],
  [23 * HOUR, '23:00:00'],
  [47 * HOUR + 59, '47:00:59'],
  [48 * HOUR, '2 days'],
  [7 * 24 * HOUR - 1, '6 days'],
])('%i seconds are shown as "%s"', (seconds, text) => {
  expect(leftText(seconds, 'en')).toBe(text)
})
