import { OptionalField } from '@ante/contract/identity/register.ts'
import { expect, test } from 'vitest'

import { fieldsOf, firstMethod, methodsOf } from './register-fields.ts'
import { optionalRule, everyField, rulesWith } from './test/rules.ts'

const on = { enabled: true }
const form = { method: 'username', invitation: false, picture: false } as const

test.each([
  [{ username: true, mobileNum: false }, ['username'], 'username'],
  [{ username: true, mobileNum: true }, ['username', 'mobileNum'], 'username'],
  [{ username: false, mobileNum: true }, ['mobileNum'], 'mobileNum'],
])('with the methods %j the form offers %j and starts with %s', (methods, offered, first) => {
  expect(methodsOf({ methods })).toEqual(offered)
  expect(firstMethod({ methods })).toBe(first)
})

test('a registration by name has a name and a password with confirmation', () => {
  expect(fieldsOf({ ...form, rules: rulesWith() })).toEqual(['username', 'password', 'confirmPassword'])
})

test('a registration by number has a code, and a password if the merchant requires one', () => {
  const byNumber = { ...form, method: 'mobileNum' } as const
  expect(fieldsOf({ ...byNumber, rules: rulesWith() })).toEqual(['mobileNum', 'verificationCode'])
  expect(fieldsOf({ ...byNumber, rules: rulesWith({ mobilePassword: on }) })).toEqual([
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
  ])
})

test('all fields required by the merchant follow, in order, and no others', () => {
  const all = fieldsOf({ ...form, rules: rulesWith(everyField) })
  expect(all.slice(3)).toEqual(OptionalField.options)
  const some = fieldsOf({ ...form, rules: rulesWith({ zalo: optionalRule(), email: optionalRule() }) })
  expect(some.slice(3)).toEqual(['email', 'zalo'])
})

test('a number is in the form once: a registration by number already has it', () => {
  const rules = rulesWith({ mobileNum: optionalRule(), mobileVerification: on })
  expect(fieldsOf({ ...form, rules })).toEqual([
    'username',
    'password',
    'confirmPassword',
    'mobileNum',
    'verificationCode',
  ])
  expect(fieldsOf({ ...form, rules, method: 'mobileNum' })).toEqual(['mobileNum', 'verificationCode'])
  expect(fieldsOf({ ...form, rules: rulesWith({ mobileNum: optionalRule() }) })).not.toContain('verificationCode')
})

test('invitation and picture are last', () => {
  const rules = rulesWith({ email: optionalRule() })
  expect(fieldsOf({ rules, method: 'username', invitation: true, picture: true }).slice(3)).toEqual([
    'email',
    'affiliateCode',
    'identifying',
  ])
})
