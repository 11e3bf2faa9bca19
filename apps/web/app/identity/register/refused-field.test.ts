import { expect, test } from 'vitest'

import type { RegisterField } from './register-fields.ts'
import { refusedField } from './refused-field.ts'

const byName: RegisterField[] = ['username', 'password', 'confirmPassword', 'email', 'mobileNum', 'paymentPassword']

// rules: registration-8
test.each<[Parameters<typeof refusedField>[0], RegisterField | null]>([
  [{ code: 'username.exists', details: {} }, 'username'],
  [{ code: 'password.invalid', details: {} }, 'password'],
  [{ code: 'password.confirmation.mismatch', details: {} }, 'confirmPassword'],
  [{ code: 'field.required', details: { field: 'email' } }, 'email'],
  [{ code: 'field.invalid', details: { field: 'mobileNum' } }, 'mobileNum'],
  [{ code: 'mobileNum.invalid', details: { minimumDigits: 10 } }, 'mobileNum'],
  [{ code: 'field.invalid', details: { field: 'zalo' } }, null],
  [{ code: 'idNumber.exists', details: {} }, null],
  [{ code: 'payment.password.easy', details: {} }, 'paymentPassword'],
  [{ code: 'recommender.unknown', details: {} }, null],
  [{ code: 'verification.code.incorrect', details: {} }, null],
  [{ code: 'captcha.incorrect', details: {} }, 'identifying'],
  [{ code: 'affiliate.invalid', details: {} }, 'affiliateCode'],
])('%j is shown at %s', (refusal, field) => {
  expect(refusedField(refusal, byName)).toBe(field)
})
