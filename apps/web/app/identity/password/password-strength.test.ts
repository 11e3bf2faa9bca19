import { expect, test } from 'vitest'

import { passwordStrength } from './password-strength.ts'

test.each([
  ['', null],
  ['Ab1', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['qwertyuiop', 'weak'],
  ['marisol99', 'weak'],
  ['99LOSIRAM', 'weak'],
  ['lighthouse', 'weak'],
  ['lighthouse8', 'fair'],
  ['lighthouselamp', 'fair'],
  ['Lighthouse8', 'strong'],
  ['lighthouselamp8', 'strong'],
  ['correct horse battery', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(passwordStrength(password, ['', 'Marisol'])).toBe(strength)
})
