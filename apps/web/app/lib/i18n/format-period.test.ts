import { expect, test } from 'vitest'

import { formatPeriod } from './format-period.ts'

test.each([
  ['2026', 'en', '2026'],
  ['2026-02', 'en', 'February 2026'],
  ['2026-12', 'fr', 'décembre 2026'],
  ['2026-02', 'fa', 'فوریهٔ 2026'],
])('%s in %s is %s', (period, locale, text) => {
  expect(formatPeriod(period, locale)).toBe(text)
})
