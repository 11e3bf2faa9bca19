import { expect, test } from 'vitest'

import { registrationAccessOf } from './use-registration-access.ts'

const OPEN = { REG3: true, REGISTER_REE3: true, AFFMAN3: true }

// rules: calls-18
test.each([
  [{ ...OPEN, DIRECTREG3: true }, false, 'open'],
  [{ ...OPEN, DIRECTREG3: true }, true, 'open'],
  [{ ...OPEN, DIRECTREG3: true, REG3: false }, true, 'closed'],
  [{ ...OPEN, DIRECTREG3: false }, false, 'by invitation'],
  [{ ...OPEN, DIRECTREG3: false }, true, 'invited'],
  [{ ...OPEN, DIRECTREG3: false, AFFMAN3: false }, true, 'closed'],
  [OPEN, false, 'by invitation'],
  [{}, false, 'closed'],
])('with the flags %j, and an invitation in the address: %s, registration is %s', (flags, isInvited, access) => {
  expect(registrationAccessOf(flags, isInvited)).toBe(access)
})
