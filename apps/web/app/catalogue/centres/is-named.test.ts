import { expect, test } from 'vitest'

import { isNamed } from './is-named.ts'

test.each([
  ['Jade Lantern', '', true],
  ['Jade Lantern', 'lan', true],
  ['Jade Lantern', 'LANTERN ja', true],
  ['Jade Lantern', 'antern', false],
  ['Jade Lantern', 'jade tiger', false],
  ['Café Royal', 'cafe', true],
  ['Cafe Royal', 'café', true],
])('%s, where “%s” is typed: %s', (name, typed, expected) => expect(isNamed(name, typed)).toBe(expected))
