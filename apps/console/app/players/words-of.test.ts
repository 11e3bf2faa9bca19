import { expect, test } from 'vitest'

import { wordsOf } from './words-of.ts'

test.each([
  ['WAITING_PAYMENT', 'Waiting payment'],
  ['password.changed', 'Password changed'],
  ['rest:timeOut', 'Rest time out'],
  ['daily_salary', 'Daily salary'],
  ['', ''],
])('%s is %s', (code, words) => {
  expect(wordsOf(code)).toBe(words)
})
