import { expect, test } from 'vitest'

import { codeDigits, registrationProblems } from './check-form.ts'

const rule = (regExp: string) => ({ enabled: true, required: true, regExp })
const rules = {
  username: rule('^[A-Za-z][A-Za-z0-9]{5,13}$'),
  password: rule('^[A-Za-z0-9]{6,12}$'),
  captcha: { enabled: false },
}
const person = { username: 'player01', password: 'Demo2026', confirmPassword: 'Demo2026', identifying: '' }

test.each([
  [{}, {}],
  [{ username: '  player01 ' }, {}],
  [{ username: ' ' }, { username: 'username.missing' }],
  [{ username: 'abc' }, { username: 'username.invalid' }],
  [{ password: '' }, { password: 'password.missing', confirmPassword: 'password.confirmation.mismatch' }],
  [{ password: 'abc', confirmPassword: 'abc' }, { password: 'password.invalid' }],
  [{ confirmPassword: '' }, { confirmPassword: 'confirmation.missing' }],
  [{ confirmPassword: 'Demo2025' }, { confirmPassword: 'password.confirmation.mismatch' }],
])('a registration with %j has the problems %j', (changes, problems) => {
  expect(registrationProblems({ ...person, ...changes }, rules)).toEqual(problems)
})

test('the code is asked for where the merchant wants it', () => {
  const withCaptcha = { ...rules, captcha: { enabled: true } }

  expect(registrationProblems(person, withCaptcha)).toEqual({ identifying: 'captcha.required' })
  expect(registrationProblems({ ...person, identifying: '1234' }, withCaptcha)).toEqual({})
})

test('a pattern that the browser cannot read is left to the gateway', () => {
  expect(registrationProblems(person, { ...rules, username: rule('(?<=') })).toEqual({})
})

test.each([
  ['12 34', '1234'],
  ['12345678', '123456'],
  ['a1b2', '12'],
  ['٠١٢٩', '0129'],
  ['۴۵۶', '456'],
])('of %s the code is %s', (typed, code) => {
  expect(codeDigits(typed)).toBe(code)
})
