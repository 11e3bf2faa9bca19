import { sendLoginCode, sendRegisterCode } from '@ante/contract/identity/verification.ts'

import { call } from '../../lib/calls/call.ts'
import { loginDeviceId } from '../device-id.ts'

/** What a code is for: to sign in, to set a new password, to register. */
export type CodePurpose = 'VERIFICATION3' | 'PWRESETSMS3' | 'register'

export interface CodeSent {
  expiredMinutes: number
  resendSeconds: number
}

export interface Addressee {
  mobileNum: string
  /** Without one the merchant's own country is meant. */
  countryDialingCode?: string
}

/** Has a code sent to a phone; throws as calls do. */
export type SendCode = (to: Addressee) => Promise<CodeSent>

/** Has the gateway send it. */
export const sendByGateway =
  (purpose: CodePurpose): SendCode =>
  ({ mobileNum, ...code }) =>
    purpose === 'register'
      ? call(sendRegisterCode, { mobileNo: mobileNum, ...code })
      : call(sendLoginCode, { mobileNum, ...code, module: purpose, loginDeviceId: loginDeviceId() })
