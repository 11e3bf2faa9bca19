import { expect, test } from 'vitest'

import { shownName } from './shown-name.ts'

test.each([
  ['player01', 'pl***1'],
  ['09171234567', '09***7'],
  ['maria', 'm***'],
  ['ana', '***'],
  ['', '***'],
])('of %j others read %j, and no more of what is hidden already', (name, shown) => {
  expect(shownName(name)).toBe(shown)
  expect(shownName(shown)).toBe(shown)
})
