import { expect, test } from 'vitest'

import { formatInterval } from './format-interval.ts'

test.each([
  [45, 'en', '45s'],
  [60, 'en', '1m'],
  [90, 'en', '90s'],
  [300, 'en', '5m'],
  [1200, 'en', '20m'],
  [null, 'en', ''],
])('an interval of %s seconds in %s is %j', (seconds, locale, text) => {
  expect(formatInterval(seconds, locale)).toBe(text)
})
