import { expect, test } from 'vitest'

import { centsOf, formatCents } from './cents.ts'
import { checkAmount } from './check-amount.ts'
import { formatPaymentAmount } from './format-payment-amount.ts'

const rules = { currency: 'PHP', minimum: '100.00', maximum: '50000.00', available: '800.00' }

test.each([
  ['99.99', 'below'],
  ['100', '100.00'],
  ['800', '800.00'],
  ['800.01', 'unavailable'],
  ['60,000', 'unavailable'],
  ['9999999999999', 'above'],
  ['1e3', 'exponent'],
])('%s is read as %s', (typed, expected) => {
  const result = checkAmount(typed, 'en', rules)
  expect(typeof result === 'string' ? result : result.text).toBe(expected)
})

test.each([
  ['500', '500.00'],
  ['500.01', 'notOffered'],
  ['50', 'notOffered'],
])('with fixed amounts, %s is read as %s', (typed, expected) => {
  const result = checkAmount(typed, 'en', { ...rules, fixed: ['100', '500.00'] })
  expect(typeof result === 'string' ? result : result.text).toBe(expected)
})

test.each([
  ['0.29', 29],
  ['1234.5', 123_450],
  ['-12.3456', -1234],
  ['999999999999.99', 99_999_999_999_999],
])('%s are %i cents', (amount, cents) => {
  expect(centsOf(amount)).toBe(cents)
  expect(centsOf(formatCents(cents))).toBe(cents)
})

test.each([
  ['1000.5', 'PHP', 'en', '₱1,000.50'],
  ['50', 'USDT', 'en', '50.00 USDT'],
  ['1050.2500', 'USDT', 'en', '1,050.25 USDT'],
  ['50.0123', 'USDT', 'es', '50,0123 USDT'],
])('%s %s in %s is shown as %s', (amount, currency, locale, expected) => {
  expect(formatPaymentAmount({ amount, currency }, locale)).toBe(expected)
})
