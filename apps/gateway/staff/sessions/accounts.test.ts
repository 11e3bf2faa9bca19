import { expect, test } from 'vitest'

import { mayWork, personOf } from './accounts.ts'

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['Ana+finance@Example.com', 'ana@example.com'],
  ['a.n.a@gmail.com', 'ana@gmail.com'],
  ['ana+x@googlemail.com', 'ana@gmail.com'],
  ['a.n.a@example.com', 'a.n.a@example.com'],
])('%s is a mailbox of %s', (mail, person) => {
  expect(personOf(mail)).toBe(person)
})

const now = new Date('2026-03-01T10:00:00Z')
test.each([
  ['active', null, true],
  ['active', new Date('2026-03-01T10:00:01Z'), true],
  ['active', now, false],
  ['invited', null, false],
  ['locked', null, false],
  ['left', null, false],
] as const)('an account that is %s and leaves at %s: %s', (state, leaves_at, may) => {
  expect(mayWork({ state, leaves_at }, now)).toBe(may)
})
