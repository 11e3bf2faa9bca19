import type { OptionalField } from '@ante/contract/identity/register.ts'
import { expect, test } from 'vitest'

import type { StoredSettings } from '../../merchant/tables.ts'
import { readOptionalFields } from './optional-fields.ts'
import { registrationRulesOf } from './registration-rules.ts'

const asks = (field: OptionalField, rule: { required?: boolean; regExp?: string } = {}) =>
  registrationRulesOf({
    registration: { [field]: { enabled: true, required: false, regExp: '', ...rule } },
    settings: { flags: {} } as StoredSettings,
  })
const read = (field: OptionalField, text: string, rule = {}) => readOptionalFields(asks(field, rule), { [field]: text })
const filled = (field: OptionalField, text: string) => ({ kind: 'filled', filled: { [field]: text } })
const invalid = (field: OptionalField) => ({ kind: 'problem', code: 'field.invalid', field })

test.each<[OptionalField, string]>([
  ['paymentPassword', '123456'],
  ['nickname', '幸运星'],
  ['payeeName', "María José O'Neil"],
  ['payeeName', 'สมชาย ใจดี'],
  ['payeeName', 'नरेन्द्र मोदी'],
  ['email', 'lea@player.example'],
  ['mobileNum', '0917 123-4567'],
  ['idNumber', 'AB-123456'],
  ['qqNum', '10001'],
  ['facebook', 'lea.player'],
  ['wechat', 'lea'],
  ['line', 'lea-line'],
  ['whatsapp', '+63 917 123 4567'],
  ['zalo', 'lea_zalo'],
  ['recommenderId', 'player01'],
])('%s may be %s', (field, text) => {
  expect(read(field, `  ${text} `)).toEqual(filled(field, text))
})

// rules: registration-1, limits-1
test.each<[OptionalField, string]>([
  ['paymentPassword', '12345'],
  ['paymentPassword', '1234567'],
  ['nickname', 'x'.repeat(21)],
  ['payeeName', 'L33t'],
  ['email', 'lea@player'],
  ['email', 'lea player@example.com'],
  ['email', `lea@${'x'.repeat(250)}.example`],
  ['mobileNum', '12345'],
  ['mobileNum', 'a number'],
  ['idNumber', '1234'],
  ['idNumber', 'AB 123456'],
  ['qqNum', '1234'],
  ['facebook', 'ab'],
  ['recommenderId', 'player 01'],
  ['nickname', 'a\u0000b'],
])('%s may not be %j', (field, text) => {
  expect(read(field, text)).toEqual(invalid(field))
})

// rules: registration-1
test('an empty field is accepted, unless required by the merchant', () => {
  expect(read('email', '  ')).toEqual({ kind: 'filled', filled: {} })
  expect(read('email', '  ', { required: true })).toEqual({ kind: 'problem', code: 'field.required', field: 'email' })
})

test('fields that were not requested are dropped, with any value', () => {
  expect(readOptionalFields(asks('email'), { nickname: 'x'.repeat(99), idNumber: '1' })).toEqual({
    kind: 'filled',
    filled: {},
  })
})

test('the merchant’s pattern applies, and an invalid one falls back to the default', () => {
  expect(read('nickname', 'ab', { regExp: '[a-z]{3,}' })).toEqual(invalid('nickname'))
  expect(read('nickname', 'abc', { regExp: '[a-z]{3,}' })).toEqual(filled('nickname', 'abc'))
  expect(asks('nickname', { regExp: '(a+' }).nickname.regExp).toBe('^.{1,20}$')
  expect(read('nickname', 'a'.repeat(256), { regExp: 'a+' })).toEqual(invalid('nickname'))
})

test('a name is stored in one normal form', () => {
  expect(read('payeeName', ' Jose\u0301  O’Neil‑Cruz ')).toEqual(filled('payeeName', "José O'Neil-Cruz"))
})
