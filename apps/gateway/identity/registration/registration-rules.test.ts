import type { FieldRule } from '@ante/contract/identity/register.ts'
import { expect, test } from 'vitest'

import type { StoredSettings } from '../../merchant/tables.ts'
import { registrationRefusal, registrationRulesOf } from './registration-rules.ts'

const rule = (regExp: string) => ({ enabled: true, required: true, regExp })
const merchant = (registration: Record<string, FieldRule>, flags: Record<string, boolean> = {}) =>
  registrationRulesOf({ registration, settings: { flags } as StoredSettings })
const usual = merchant({})
const person = { username: 'player01', password: 'Demo2026', confirmPassword: 'Demo2026' }

// rules: registration-3
test.each([
  [{}, null],
  [{ username: '' }, 'username.invalid'],
  [{ username: 'abc' }, 'username.invalid'],
  [{ username: '1player' }, 'username.invalid'],
  [{ username: 'player 01' }, 'username.invalid'],
  [{ username: 'player01\u0000' }, 'username.invalid'],
  [{ username: 'player01\n' }, 'username.invalid'],
  [{ password: 'short' }, 'password.invalid'],
  [{ password: 'waytoolongforit' }, 'password.invalid'],
  [{ confirmPassword: 'demo2026' }, 'password.confirmation.mismatch'],
  [{ confirmPassword: '' }, 'password.confirmation.mismatch'],
])('a form with %j is answered %s', (changes, refusal) => {
  expect(registrationRefusal(usual, { ...person, ...changes })).toBe(refusal)
})

test('a merchant’s own pattern must match the whole text', () => {
  const rules = merchant({ username: rule('[a-z]{3}|admin') })

  expect(registrationRefusal(rules, { ...person, username: 'abc' })).toBeNull()
  expect(registrationRefusal(rules, { ...person, username: 'abcd' })).toBe('username.invalid')
})

test.each(['(', '', 'a'.repeat(201)])('the invalid pattern %j is replaced by the default', (regExp) => {
  expect(merchant({ username: rule(regExp) }).username).toEqual(usual.username)
})

test('a name with leading or trailing blanks is refused even if the pattern allows it', () => {
  const rules = merchant({ username: rule('.{3,10}') })

  expect(registrationRefusal(rules, { ...person, username: ' abc ' })).toBe('username.invalid')
})

test('a captcha is required if the merchant requires one and has captchas enabled', () => {
  const registration = { captcha: rule('^\\d{4,6}$') }

  expect(merchant(registration, { CAPTCHA3: true }).captcha.enabled).toBe(true)
  expect(merchant(registration).captcha.enabled).toBe(false)
  expect(merchant(registration, { CAPTCHA3: false }).captcha.enabled).toBe(false)
  expect(merchant({ captcha: { ...rule(''), enabled: false } }).captcha.enabled).toBe(false)
})
