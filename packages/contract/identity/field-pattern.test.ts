import { expect, test } from 'vitest'

import { fieldPattern, defaultPatterns } from './field-pattern.ts'

test.each([
  ['a|b', 'ab', false],
  ['a|b', 'b', true],
  ['[a-z]{3}', 'abcd', false],
  ['^[a-z]{3}$', 'abc', true],
  [String.raw`[\p{L} .'-]{2,5}`, 'Ñoño', true],
  [String.raw`\-\_[a-z]`, '-_x', true],
  [defaultPatterns.username, 'player01', true],
  [defaultPatterns.username, 'player01\n', false],
  [defaultPatterns.username, '1player', false],
])('%s must match the whole text: %j %s', (regExp, text, fits) => {
  expect(fieldPattern(regExp)?.test(text)).toBe(fits)
})

test.each(['', '(', '[z-a]', '(a)\\2(?<', 'a'.repeat(201)])('%j is not a valid pattern', (regExp) => {
  expect(fieldPattern(regExp)).toBeNull()
})
