import { setPasswordBySms } from '@ante/contract/identity/reset-password.ts'
import { login } from '@ante/contract/identity/session.ts'
import type { Endpoint, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { beforeEach, expect, test } from 'vitest'

import { CallFailed, CallRefused } from '../../lib/calls/call-errors.ts'
import type { Call } from '../../lib/calls/call.ts'
import { setPasswordByPhone } from './set-password-by-phone.ts'

const passwordInput = {
  mobileNum: '0917 555 0111',
  countryDialingCode: '63',
  verificationCode: '123456',
  newPassword: 'Lantern7',
}
const session = { token: 't', merchantCode: 'aurora', userName: 'joy01', customerType: 0, firstTimeLogin: false }

let calls: { path: string; input: unknown }[]
beforeEach(() => {
  calls = []
})

/** A gateway that accepts any password, and answers the login as given. */
function gatewayWith(
  answer: () => OutputOf<typeof login>,
  set: () => OutputOf<typeof setPasswordBySms> = () => ({}),
): Call {
  return async <E extends Endpoint>(endpoint: E, input: unknown) => {
    calls.push({ path: endpoint.path, input })
    return (endpoint.path === login.path ? answer() : set()) as OutputOf<E>
  }
}

const refused = (code: string, details: object) => () => {
  throw new CallRefused(code, details, '')
}

// rules: phone-password-3
test('the member is logged in with the number as name and the new password', async () => {
  expect(
    await setPasswordByPhone(
      gatewayWith(() => session),
      passwordInput,
    ),
  ).toEqual({ kind: 'entered', session })
  expect(calls).toEqual([
    { path: setPasswordBySms.path, input: passwordInput },
    {
      path: login.path,
      input: {
        type: 'username',
        username: '0917 555 0111',
        password: 'Lantern7',
        countryDialingCode: '63',
        loginDeviceId: expect.any(String) as string,
      },
    },
  ])
})

test('when the account also requires an authenticator code, the result is the second step', async () => {
  const challenged = { challenge: 'c', expiresInSeconds: 300 }
  const call = gatewayWith(refused('login.second_factor.required', challenged))
  expect(await setPasswordByPhone(call, passwordInput)).toEqual({ kind: 'secondStep', ...challenged })
})

test.each([
  ['a captcha is required', refused('captcha.required', { captcha: true })],
  ['there were too many attempts', refused('request.too_many', { retryAfterSeconds: 30 })],
  [
    'the login gets no answer',
    () => {
      throw new CallFailed('offline')
    },
  ],
])('when %s the password is set nevertheless, and the member is asked to log in', async (_, answer) => {
  expect(await setPasswordByPhone(gatewayWith(answer), passwordInput)).toEqual({ kind: 'loginNeeded' })
})

test('after a refused password there is no login', async () => {
  const call = gatewayWith(() => session, refused('verification.code.incorrect', {}))
  await expect(setPasswordByPhone(call, passwordInput)).rejects.toMatchObject({ code: 'verification.code.incorrect' })
  expect(calls).toHaveLength(1)
})
