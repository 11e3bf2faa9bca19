import { expect, test } from 'vitest'

import { maskedAccount } from './masked-account.ts'

test.each([
  ['player01', 'pl***1'],
  ['abcdef', 'ab***f'],
  ['abcde', 'a***'],
  ['abcd', 'a***'],
  ['abc', '***'],
  ['a', '***'],
  ['ñandú🦊x', 'ña***x'],
])('the name %s is shown as %s', (account, shown) => {
  expect(maskedAccount(account)).toBe(shown)
})
