import { expect, test } from 'vitest'

import { openingOf } from './use-opening.ts'

test.each([
  [{ DIRECTREG3: true }, false, 'open'],
  [{ DIRECTREG3: true }, true, 'open'],
  [{ DIRECTREG3: true, REG3: false }, true, 'closed'],
  [{ DIRECTREG3: false }, false, 'by invitation'],
  [{ DIRECTREG3: false }, true, 'invited'],
  [{ DIRECTREG3: false, AFFMAN3: false }, true, 'closed'],
  [{}, false, 'by invitation'],
])('with the flags %j, an invitation in the address: %s, it is %s', (flags, isInvited, opening) => {
  expect(openingOf(flags, isInvited)).toBe(opening)
})
