import { expect, test } from 'vitest'

import { phoneProblems } from './check-phone-form.ts'

const validForm = { verificationCode: '123456', password: 'Lantern7' }
const context = { mobile: null, rule: '^[A-Za-z0-9]{6,12}$' }

// rules: phone-password-1
test.each([
  [{}, {}, {}],
  [{}, { mobile: 'mobileNum.missing' as const }, { mobileNum: 'mobileNum.missing' }],
  [{}, { mobile: 'mobileNum.invalid' as const }, { mobileNum: 'mobileNum.invalid' }],
  [{ verificationCode: '' }, {}, { verificationCode: 'verification.code.missing' }],
  [{ verificationCode: ' ' }, {}, { verificationCode: 'verification.code.missing' }],
  [{ password: '' }, {}, { password: 'newPassword.missing' }],
  [{ password: 'abc' }, {}, { password: 'password.invalid' }],
  [{ password: 'abc' }, { rule: null }, {}],
  [
    { verificationCode: '', password: '' },
    { mobile: 'mobileNum.missing' as const },
    {
      mobileNum: 'mobileNum.missing',
      verificationCode: 'verification.code.missing',
      password: 'newPassword.missing',
    },
  ],
])('a new password by phone, with %j and %j, has the problems %j', (typed, overrides, problems) => {
  expect(phoneProblems({ ...validForm, ...typed }, { ...context, ...overrides })).toEqual(problems)
})
