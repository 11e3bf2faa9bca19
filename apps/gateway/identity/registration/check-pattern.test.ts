import { fieldPattern, MAX_FIELD_LENGTH, defaultPatterns } from '@ante/contract/identity/field-pattern.ts'
import { merchants } from '@ante/demo/merchants.ts'
import { expect, test } from 'vitest'

import { patternProblem } from './check-pattern.ts'

const ofTheDemo = merchants.flatMap(({ registration }) => Object.values(registration).map(({ regExp }) => regExp))

test.each([
  defaultPatterns.username,
  defaultPatterns.password,
  ...new Set(ofTheDemo.filter((regExp) => regExp !== '')),
  String.raw`^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$`,
  String.raw`^(?=.*\d)(?=.*[a-z])(?!.*(?:abc|123))[A-Za-z\d]{6,12}$`,
  String.raw`^(?:09|\+639)\d{9}$`,
  String.raw`^([a-z])\1{2,5}$`,
  '(?<=a)b',
  '(?<=(a|a)*)b',
])('%s is accepted', async (regExp) => {
  expect(await patternProblem(regExp)).toBeNull()
})

test.each(['', '(', '[z-a]', '(a)\\2(?<', 'a'.repeat(201)])('%j is not a pattern', async (regExp) => {
  expect(await patternProblem(regExp)).toBe('invalid')
})

/** With some text of 255 characters, each of these patterns takes seconds, and most of them years. */
// rules: registration-2
test.each([
  '(a+)+',
  '^((a+))+$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^(?:a|b|ab)*c$',
  '^((a*)*)*b$',
  '^(a?){40}a{40}$',
  'a*a*a*a*a*a*a*a*a*a*b',
  '^(.*)(.*)(.*)(.*)(.*)(.*)x$',
  String.raw`^(\d|\d\d|\d\d\d)+x$`,
  String.raw`^(([a-z])+.)+[A-Z]([a-z])+$`,
  String.raw`^(?=(a|a)*$)(?=(.|.)*z).*$`,
  String.raw`^([\w.-]|[^@\s])+@([\w.-]|[^\s])+$`,
  String.raw`^(\w|\w\w)+@$`,
  '^(?:[a-z]{1,3}x*)*$',
])('%s is refused as too slow', async (regExp) => {
  expect(await patternProblem(regExp)).toBe('slow')
})

test('accepted patterns handle the longest text', () => {
  const email = fieldPattern(String.raw`^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$`)
  expect(email?.test(`a@${'.'.repeat(MAX_FIELD_LENGTH - 3)}@`)).toBe(false)
})
