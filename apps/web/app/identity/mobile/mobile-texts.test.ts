import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'

import { mobileTexts } from './mobile-texts.ts'

const english = setupI18n({ locale: 'en', messages: { en: {} } })
const SHORT = 'Check the number. It needs at least 10 digits after the country code.'
const WRONG = 'Enter a valid mobile number. Check the country and digits.'

test.each([
  ['0917', 10, SHORT],
  ['091712345', 10, SHORT],
  ['2222222222', 10, WRONG],
  ['+632222222222', 10, WRONG],
  ['0917', undefined, WRONG],
])('for %s, with at least %s digits, the message is: %s', (number, minimumDigits, expected) => {
  expect(english._(mobileTexts('mobileNum.invalid', { number, minimumDigits }))).toBe(expected)
})

test('a missing number is required', () => {
  expect(english._(mobileTexts('mobileNum.missing', { number: '', minimumDigits: 10 }))).toBe(
    'Enter your mobile number.',
  )
})
