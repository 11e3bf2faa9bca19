import { expect, test } from 'vitest'

import { pinProblems } from './check-pin-form.ts'

const validForm = { proof: 'Demo2026', newPin: '482913', confirmPin: '482913' }

test.each([
  [validForm, 'password', {}],
  [{ ...validForm, proof: '' }, 'password', { proof: 'password.missing' }],
  [{ ...validForm, proof: '48291' }, 'oldPin', { proof: 'payment.password.short' }],
  [{ ...validForm, proof: '482913' }, 'oldPin', { newPin: 'modify.new.old.same' }],
  [{ ...validForm, proof: '' }, 'code', { proof: 'verification.code.missing' }],
  [{ ...validForm, newPin: '48291' }, 'password', { newPin: 'payment.password.invalid' }],
  [{ ...validForm, newPin: '000000', confirmPin: '000000' }, 'password', { newPin: 'payment.password.easy' }],
  [{ ...validForm, newPin: '123456', confirmPin: '123456' }, 'password', { newPin: 'payment.password.easy' }],
  [{ ...validForm, newPin: '987654', confirmPin: '987654' }, 'password', { newPin: 'payment.password.easy' }],
  [{ ...validForm, confirmPin: '482914' }, 'password', { confirmPin: 'payment.password.confirmation.mismatch' }],
  [{ ...validForm, confirmPin: '' }, 'password', { confirmPin: 'payment.password.confirmation.mismatch' }],
] as const)('%j with proof %s has the problems %j', (values, proof, problems) => {
  expect(pinProblems(values, proof)).toEqual(problems)
})
