import { expect, test } from 'vitest'

import { CallFailed, CallRefused } from '../../lib/calls/call-errors.ts'
import { asCallError, isBlocked, isCancelled } from './firebase-errors.ts'

const firebaseError = (code: string) => Object.assign(new Error('as it says'), { code })

test.each([
  ['auth/invalid-verification-code', 'verification.code.incorrect'],
  ['auth/code-expired', 'verification.code.incorrect'],
  ['auth/too-many-requests', 'request.too_many'],
  ['auth/invalid-phone-number', 'mobileNum.invalid'],
  ['auth/captcha-check-failed', 'sender.unavailable'],
  ['auth/something-new', 'sender.unavailable'],
])('%s is %s', (code, refusal) => {
  const error = asCallError(firebaseError(code))

  expect(error).toBeInstanceOf(CallRefused)
  expect(error).toMatchObject({ code: refusal })
})

test('a missing network is reported as such, and an unknown error is an outage', () => {
  expect(asCallError(firebaseError('auth/network-request-failed'))).toBeInstanceOf(CallFailed)
  expect(asCallError('thrown')).toMatchObject({ code: 'sender.unavailable' })
})

test('a closed window is no error, and differs from a blocked window', () => {
  expect(isCancelled(firebaseError('auth/popup-closed-by-user'))).toBe(true)
  expect(isCancelled(firebaseError('auth/popup-blocked'))).toBe(false)
  expect(isBlocked(firebaseError('auth/popup-blocked'))).toBe(true)
  expect(isBlocked(null)).toBe(false)
})
