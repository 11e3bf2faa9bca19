import { expect, test } from 'vitest'

import { matchesPattern } from './matches-pattern.ts'

test.each([
  ['^[A-Za-z][A-Za-z0-9]{5,13}$', 'player01', true],
  ['^[A-Za-z][A-Za-z0-9]{5,13}$', '1player', false],
  // An invalid pattern accepts any text, because only the gateway can decide.
  ['(a', 'anything', true],
  ['(', 'anything', true],
])('%s accepts %j: %s', (regExp, text, isAccepted) => {
  expect(matchesPattern(regExp, text)).toBe(isAccepted)
})
