import { expect, test } from 'vitest'

import { searchable } from './searchable.ts'

test.each([
  ['Sun & Moon', 'sun and moon'],
  ['Sun&Moon', 'sun and moon'],
  ['  Café   DEL Mar ', 'cafe del mar'],
  ['Ñandú', 'nandu'],
  ['فواكه', 'فواكه'],
])('%j is searched as %j', (name, expected) => {
  expect(searchable(name)).toBe(expected)
})
