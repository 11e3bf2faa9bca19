import { expect, test } from 'vitest'

import { pinProblems } from './check-pin-form.ts'

const good = { proof: 'Demo2026', newPin: '482913', confirmPin: '482913' }

test.each([
  [good, 'password', {}],
  [{ ...good, proof: '' }, 'password', { proof: 'password.missing' }],
  [{ ...good, proof: '48291' }, 'oldPin', { proof: 'payment.password.short' }],
  [{ ...good, proof: '482913' }, 'oldPin', { newPin: 'modify.new.old.same' }],
  [{ ...good, proof: '' }, 'code', { proof: 'verification.code.missing' }],
  [{ ...good, newPin: '48291' }, 'password', { newPin: 'payment.password.invalid' }],
  [{ ...good, newPin: '000000', confirmPin: '000000' }, 'password', { newPin: 'payment.password.easy' }],
  [{ ...good, newPin: '123456', confirmPin: '123456' }, 'password', { newPin: 'payment.password.easy' }],
  [{ ...good, newPin: '987654', confirmPin: '987654' }, 'password', { newPin: 'payment.password.easy' }],
  [{ ...good, confirmPin: '482914' }, 'password', { confirmPin: 'payment.password.confirmation.mismatch' }],
  [{ ...good, confirmPin: '' }, 'password', { confirmPin: 'payment.password.confirmation.mismatch' }],
] as const)('%j with proof %s has the problems %j', (values, proof, problems) => {
  expect(pinProblems(values, proof)).toEqual(problems)
})
