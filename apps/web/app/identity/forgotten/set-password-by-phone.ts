import { setPasswordBySms } from '@ante/contract/identity/reset-password.ts'
import { login } from '@ante/contract/identity/session.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import type { Call } from '../../lib/calls/call.ts'
import { loginDeviceId } from '../device-id.ts'
import type { LoginChallenge } from '../security/use-second-step.ts'

/** The password was set in every case; the kinds differ in the result of the automatic login. */
export type PasswordSet =
  | { kind: 'entered'; session: Session }
  | ({ kind: 'secondStep' } & LoginChallenge)
  | { kind: 'loginNeeded' }

/**
 * Sets the password and signs in with it, using the number as name. Source: product specification 4, "Set password by
 * phone".
 */
export async function setPasswordByPhone(call: Call, input: InputOf<typeof setPasswordBySms>): Promise<PasswordSet> {
  await call(setPasswordBySms, input)
  const { mobileNum: username, newPassword: password, countryDialingCode } = input
  try {
    const session = await call(login, {
      type: 'username',
      username,
      password,
      ...(countryDialingCode !== undefined && { countryDialingCode }),
      loginDeviceId: loginDeviceId(),
    })
    return { kind: 'entered', session }
  } catch (error) {
    const refusal = refusalOf(login, error)
    if (refusal?.code === 'login.second_factor.required') return { kind: 'secondStep', ...refusal.details }
    // A captcha is required, or the call failed: the login page handles both.
    return { kind: 'loginNeeded' }
  }
}
