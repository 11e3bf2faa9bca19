import type { RegistrationRules } from '@ante/contract/identity/register.ts'
import { DEFAULT_PICTURE } from '@ante/contract/identity/picture-code.ts'
import { expect, test } from 'vitest'

import { matchesPattern } from './matches-pattern.ts'
import type { Method } from './register-fields.ts'
import { fieldsOf } from './register-fields.ts'
import { registrationProblems } from './registration-problems.ts'
import type { Values } from './registration-problems.ts'
import { optionalRule, requiredRule, rulesWith, typed } from './test/rules.ts'

const philippines = { country: 'PH', dialingCode: '63', example: '0905 123 4567', digits: 10 }

interface Case {
  rules?: Partial<RegistrationRules>
  method?: Method
  picture?: boolean
  invitation?: boolean
  byInvitationAlone?: boolean
}

function problemsOf(values: Partial<Values>, { rules: overrides = {}, method = 'username', ...form }: Case = {}) {
  const { picture = false, invitation = false, byInvitationAlone = false } = form
  const rules = rulesWith(overrides)
  const { required, optional } = fieldsOf({ rules, method, picture, invitation })
  const fields = [...required, ...optional]
  const context = {
    matchesPattern,
    rules,
    method,
    fields,
    country: philippines,
    byInvitationAlone,
    picture: DEFAULT_PICTURE,
  }
  return registrationProblems(typed(values), context)
}

// rules: registration-1, registration-3, errors-3, errors-15
test.each<[Partial<Values>, object]>([
  [{}, {}],
  [{ username: '  player01 ' }, {}],
  [{ username: ' ' }, { username: 'username.missing' }],
  [{ username: 'abc' }, { username: 'username.invalid' }],
  [{ username: '1player' }, { username: 'username.invalid' }],
  [{ password: '' }, { password: 'password.missing', confirmPassword: 'password.confirmation.mismatch' }],
  [{ password: 'abc', confirmPassword: 'abc' }, { password: 'password.invalid' }],
  [{ password: 'Demo2026 ' }, { password: 'password.invalid', confirmPassword: 'password.confirmation.mismatch' }],
  [{ confirmPassword: '' }, { confirmPassword: 'confirmation.missing' }],
  [{ confirmPassword: 'Demo2025' }, { confirmPassword: 'password.confirmation.mismatch' }],
])('by name, %j has the problems %j', (values, problems) => {
  expect(problemsOf(values)).toEqual(problems)
})

// rules: limits-1
test.each<[string, RegistrationRules['email'], string | undefined]>([
  ['', optionalRule(), undefined],
  ['  ', optionalRule(), undefined],
  ['', requiredRule(), 'field.required'],
  ['  ', requiredRule(), 'field.required'],
  ['ab', optionalRule(), 'field.invalid'],
  [' abc ', optionalRule(), undefined],
  ['a'.repeat(255), optionalRule('^a+$'), 'field.invalid'],
  ['a'.repeat(254), optionalRule('^a+$'), undefined],
  ['anything', optionalRule('(no pattern'), undefined],
])('an e-mail of %j under the rule %j is %s', (email, rule, problem) => {
  expect(problemsOf({ email }, { rules: { email: rule } }).email).toBe(problem)
})

// rules: registration-1
test('a merchant may set a pattern for every field', () => {
  const rules = {
    paymentPassword: requiredRule(String.raw`^\d{6}$`),
    payeeName: optionalRule(String.raw`^[\p{L} .'-]{2,50}$`),
  }
  expect(problemsOf({ paymentPassword: '12345', payeeName: 'L33t' }, { rules })).toEqual({
    paymentPassword: 'field.invalid',
    payeeName: 'field.invalid',
  })
  for (const payeeName of ['José Ñuñez', 'สมชาย ใจดี', 'O’Neil', 'Jean‑Luc']) {
    expect(problemsOf({ paymentPassword: '123456', payeeName }, { rules })).toEqual({})
  }
})

// rules: registration-6
test.each<[Partial<Values>, object]>([
  [{ mobileNum: '0917 555 0177', verificationCode: '123456' }, {}],
  [{ mobileNum: '', verificationCode: '123456' }, { mobileNum: 'mobileNum.missing' }],
  [{ mobileNum: '12', verificationCode: '123456' }, { mobileNum: 'mobileNum.invalid' }],
  [{ mobileNum: '0917 555 0177', verificationCode: '' }, { verificationCode: 'verification.code.missing' }],
  [{ mobileNum: '0917 555 0177', verificationCode: 'abc' }, { verificationCode: 'verification.code.missing' }],
  [{ mobileNum: '0917 555 0177', verificationCode: '١٢٣٤٥٦' }, {}],
])('by number, %j has the problems %j', (values, problems) => {
  const nameless = { username: '', password: '', confirmPassword: '', ...values }
  expect(problemsOf(nameless, { method: 'mobileNum' })).toEqual(problems)
})

test('a registration by number has a password only if the merchant requires one', () => {
  const values = { mobileNum: '0917 555 0177', verificationCode: '123456', password: '', confirmPassword: '' }
  const rules = { mobilePassword: { enabled: true } }
  expect(problemsOf(values, { method: 'mobileNum', rules })).toEqual({
    password: 'password.missing',
    confirmPassword: 'confirmation.missing',
  })
})

test('an optional number needs its code only if it is given', () => {
  const rules = { mobileNum: optionalRule(String.raw`^\d{7,15}$`), mobileVerification: { enabled: true } }
  expect(problemsOf({}, { rules })).toEqual({})
  expect(problemsOf({ mobileNum: '0917 555 0177' }, { rules })).toEqual({
    verificationCode: 'verification.code.missing',
  })
  expect(problemsOf({ mobileNum: '(0917) 555-0177', verificationCode: '123456' }, { rules })).toEqual({})
  expect(problemsOf({}, { rules: { mobileNum: requiredRule() } })).toEqual({ mobileNum: 'mobileNum.missing' })
  const shortNumber = { mobileNum: optionalRule(String.raw`^\d{12,15}$`) }
  expect(problemsOf({ mobileNum: '0917 555 0177' }, { rules: shortNumber })).toEqual({ mobileNum: 'mobileNum.invalid' })
})

// rules: registration-7
test.each([
  ['', false, undefined],
  ['', true, 'affiliate.missing'],
  [' AGENT01 ', true, undefined],
  ['AGENT 01', false, 'affiliate.invalid'],
  ['a', false, 'affiliate.invalid'],
])('an invitation of %j, with invitations required: %s, is %s', (affiliateCode, byInvitationAlone, problem) => {
  expect(problemsOf({ affiliateCode }, { invitation: true, byInvitationAlone }).affiliateCode).toBe(problem)
})

// rules: registration-4
test.each([
  ['', 'captcha.required'],
  ['123', 'captcha.required'],
  ['1234567', 'captcha.required'],
  ['12a4', 'captcha.required'],
  ['123456', 'captcha.required'],
  ['1234', undefined],
])('with a picture, its code %j is %s', (identifying, problem) => {
  expect(problemsOf({ identifying }, { picture: true }).identifying).toBe(problem)
})
