import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addEntry, FILTER_BYTES, hasEntry } from './bloom-filter.ts'
import { weakPasswordRefusal } from './weak-password.ts'

test.each([
  ['password1', 'password.common'],
  ['Password1', 'password.common'],
  ['iloveyou', 'password.common'],
  ['trustno1', 'password.common'],
  ['dragon', 'password.common'],
  ['aaaaaaaa', 'password.easy'],
  ['12121212', 'password.easy'],
  ['12341234123', 'password.easy'],
  ['23456789', 'password.easy'],
  ['hgfedcba', 'password.easy'],
  ['qwertyui', 'password.easy'],
  ['marisol', 'password.like.username'],
  ['MARISOL99', 'password.like.username'],
  ['losiram', 'password.like.username'],
  ['player0199', 'password.like.username'],
  ['639171234567', 'password.like.username'],
  ['Secret2026', null],
  ['Lighthouse8', null],
  ['correct horse battery', null],
])('%s is refused as %s', (password, refusal) => {
  expect(weakPasswordRefusal(password, ['Marisol', '639171234567', 'player01', null])).toBe(refusal)
})

test('entries of the filter are found, and almost nothing else', () => {
  const filter = new Uint8Array(FILTER_BYTES)
  fc.assert(
    fc.property(fc.string(), (entry) => {
      addEntry(filter, entry)
      expect(hasEntry(filter, entry)).toBe(true)
    }),
  )
  const random = Array.from({ length: 20_000 }, (_, index) => `not in the list ${index * 7919}`)
  expect(random.filter((text) => weakPasswordRefusal(text, []) !== null).length).toBeLessThan(10)
})
