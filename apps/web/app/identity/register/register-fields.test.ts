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

const noFields = { optional: [] }
const byName = ['username', 'password', 'confirmPassword']

test('a registration by name has a name and a password with confirmation', () => {
  expect(fieldsOf({ ...form, rules: rulesWith() })).toEqual({ required: byName, ...noFields })
})

test('a registration by number has a code, and a password if the merchant requires one', () => {
  const byNumber = { ...form, method: 'mobileNum' } as const
  expect(fieldsOf({ ...byNumber, rules: rulesWith() })).toEqual({
    required: ['mobileNum', 'verificationCode'],
    ...noFields,
  })
  expect(fieldsOf({ ...byNumber, rules: rulesWith({ mobilePassword: on }) })).toEqual({
    required: ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
    ...noFields,
  })
})

test('the form has the merchant’s optional fields, in order, and no others', () => {
  const allFields = fieldsOf({ ...form, rules: rulesWith(everyField) })
  expect(allFields).toEqual({ required: byName, optional: OptionalField.options })
  const some = fieldsOf({ ...form, rules: rulesWith({ zalo: optionalRule(), email: optionalRule() }) })
  expect(some).toEqual({ required: byName, optional: ['email', 'zalo'] })
})

test('fields required by the merchant come first and are not folded', () => {
  const required = { ...optionalRule(), required: true }
  const rules = rulesWith({ email: optionalRule(), zalo: required, nickname: required })
  expect(fieldsOf({ ...form, rules })).toEqual({ required: [...byName, 'nickname', 'zalo'], optional: ['email'] })
})

test('a number is in the form once: a registration by number already has it', () => {
  const rules = rulesWith({ mobileNum: optionalRule(), mobileVerification: on })
  expect(fieldsOf({ ...form, rules }).optional).toEqual(['mobileNum', 'verificationCode'])
  expect(fieldsOf({ ...form, rules, method: 'mobileNum' })).toEqual({
    required: ['mobileNum', 'verificationCode'],
    ...noFields,
  })
  expect(fieldsOf({ ...form, rules: rulesWith({ mobileNum: optionalRule() }) }).optional).toEqual(['mobileNum'])
})

test('the picture is the last required field, and an invitation the last optional field, unless it is required', () => {
  const rules = rulesWith({ email: optionalRule() })
  const requirements = { rules, method: 'username', invitation: true, picture: true } as const
  expect(fieldsOf(requirements)).toEqual({
    required: [...byName, 'identifying'],
    optional: ['email', 'affiliateCode'],
  })
  expect(fieldsOf({ ...requirements, needsInvitation: true })).toEqual({
    required: [...byName, 'affiliateCode', 'identifying'],
    optional: ['email'],
  })
})
