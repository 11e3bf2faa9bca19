import { expect, test } from 'vitest'

import { clockText } from './clock-text.ts'

test.each([
  [0, '0:00'],
  [42, '0:42'],
  [60, '1:00'],
  [100, '1:40'],
  [899, '14:59'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})
