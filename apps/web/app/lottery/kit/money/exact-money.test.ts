import { expect, test } from 'vitest'

import { exactMoney } from './exact-money.ts'

test.each([
  ['14.3910', '₱14.391'],
  ['20', '₱20.00'],
  ['0.0001', '₱0.0001'],
  ['1234567.5000', '₱1,234,567.50'],
  ['-886.6666', '-₱886.6666'],
])('%s pesos are shown as %s', (amount, text) => {
  expect(exactMoney({ amount, currency: 'PHP' }, 'en')).toBe(text)
})
