import { DEFAULT_PICTURE } from '@ante/contract/identity/picture-code.ts'
import { expect, test } from 'vitest'

import { nameLoginProblems, numberLoginProblems } from './login-problems.ts'

const person = { username: 'x', password: 'y', identifying: '' }

// rules: login-1, errors-11
test.each([
  [{}, {}],
  [{ username: 'Somebody of before, with any name' }, {}],
  [{ username: '09051234567' }, {}],
  [{ password: ' ' }, {}],
  [{ username: '' }, { username: 'username.missing' }],
  [{ username: '   ' }, { username: 'username.missing' }],
  [{ password: '' }, { password: 'password.missing' }],
  [
    { username: ' ', password: '' },
    { username: 'username.missing', password: 'password.missing' },
  ],
])('a login by name with %j has the problems %j', (changes, problems) => {
  expect(nameLoginProblems({ ...person, ...changes }, null)).toEqual(problems)
})

// rules: login-2
test.each([
  ['', 'captcha.required'],
  ['123', 'captcha.required'],
  ['12a4', 'captcha.required'],
  ['1234567', 'captcha.required'],
  ['123456', 'captcha.required'],
  ['1234', undefined],
])('once there is a picture, %j as its code has the problem %s', (identifying, problem) => {
  expect(nameLoginProblems({ ...person, identifying }, DEFAULT_PICTURE)).toEqual(
    problem ? { identifying: problem } : {},
  )
})

test('without a picture, the field of its code is not checked', () => {
  expect(nameLoginProblems({ ...person, identifying: 'abc' }, null)).toEqual({})
})

// rules: login-1
test.each([
  ['9051234567', '123456', null, {}],
  ['9051234567', '1', null, {}],
  ['9051234567', '', null, { messageCode: 'verification.code.missing' }],
  ['', '123456', 'mobileNum.missing', { mobileNum: 'mobileNum.missing' }],
  ['9051', '', 'mobileNum.invalid', { mobileNum: 'mobileNum.invalid', messageCode: 'verification.code.missing' }],
] as const)('a login by number %j with the code %j has the problems %j', (mobileNum, messageCode, mobile, problems) => {
  expect(numberLoginProblems({ mobileNum, messageCode }, mobile)).toEqual(problems)
})
