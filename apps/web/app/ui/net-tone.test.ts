import { expect, test } from 'vitest'

import { netTone } from './net-tone.ts'

test.each([
  ['1.50', 'en', 'green'],
  ['-1.50', 'en', 'red'],
  ['1.50', 'th', 'green'],
  ['1.50', 'zh-CN', 'red'],
  ['-1.50', 'zh-TW', 'green'],
  ['0.00', 'en', 'plain'],
  ['0.00', 'zh-CN', 'plain'],
])('%s in %s is %s', (amount, locale, tone) => {
  expect(netTone(amount, { locale })).toBe(tone)
})

test.each([
  ['1.50', 'en', 'red-profit', 'red'],
  ['-1.50', 'en', 'red-profit', 'green'],
  ['1.50', 'zh-CN', 'green-profit', 'green'],
  ['-1.50', 'zh-CN', 'green-profit', 'red'],
  ['1.50', 'zh-CN', 'red-profit', 'red'],
  ['0.00', 'en', 'red-profit', 'plain'],
] as const)('%s in %s with the merchant’s choice of %s is %s', (amount, locale, pnlColor, tone) => {
  expect(netTone(amount, { locale, pnlColor })).toBe(tone)
})
