import { expect, test } from 'vitest'

import { paymentPasswordRefusal } from './rules.ts'

test.each([
  ['274951', '274951', null],
  ['112233', '112233', null],
  ['000000', '000000', 'payment.password.easy'],
  ['777777', '777777', 'payment.password.easy'],
  ['123456', '123456', 'payment.password.easy'],
  ['456789', '456789', 'payment.password.easy'],
  ['987654', '987654', 'payment.password.easy'],
  ['27495', '27495', 'payment.password.invalid'],
  ['2749511', '2749511', 'payment.password.invalid'],
  ['27495a', '27495a', 'payment.password.invalid'],
  ['٢٧٤٩٥١', '٢٧٤٩٥١', 'payment.password.invalid'],
  ['274951\n', '274951\n', 'payment.password.invalid'],
  ['', '', 'payment.password.invalid'],
  ['274951', '274952', 'payment.password.confirmation.mismatch'],
])('%j, then %j: %s', (newPaymentPassword, confirmNewPaymentPassword, refusal) => {
  expect(paymentPasswordRefusal({ newPaymentPassword, confirmNewPaymentPassword })).toBe(refusal)
})
