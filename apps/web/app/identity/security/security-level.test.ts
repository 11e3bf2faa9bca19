import { expect, test } from 'vitest'

import { activeGuards, securityAdvice, securityLevel } from './security-level.ts'

test.each([
  [{ authenticator: false, passkeys: 0, recoveryCodesLeft: 0 }, 1, 'secondGuard'],
  [{ authenticator: false, passkeys: 1, recoveryCodesLeft: 0 }, 2, 'authenticator'],
  [{ authenticator: true, passkeys: 0, recoveryCodesLeft: 10 }, 2, 'passkey'],
  [{ authenticator: true, passkeys: 0, recoveryCodesLeft: 2 }, 2, 'recoveryCodes'],
  [{ authenticator: true, passkeys: 2, recoveryCodesLeft: 0 }, 3, 'recoveryCodes'],
  [{ authenticator: true, passkeys: 2, recoveryCodesLeft: 3 }, 3, 'nothing'],
] as const)('with %j the level is %i, and the next step is %s', (guards, level, advice) => {
  expect(securityLevel(guards)).toBe(level)
  expect(securityAdvice(guards)).toBe(advice)
})

test('the number of active factors is counted among all available ones', () => {
  const config = {
    payeeName: 'M*** S***',
    mobileNum: { masked: '+63 917 *** 0111', verified: true },
    email: null,
    loginPassword: { set: true, changedAt: null },
    paymentPassword: { set: false, changedAt: null, lockedUntil: null, resetBy: [] },
    bankCards: { count: 0, limit: 5 },
    devices: { count: 1 },
    secondFactor: { authenticator: false, passkeys: 2 },
  }
  expect(activeGuards(config)).toEqual({ done: 4, all: 8 })
})
