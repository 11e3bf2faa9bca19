import { sendLoginCode, sendRegisterCode } from '@ante/contract/identity/verification.ts'
import type { Work } from '@ante/contract/identity/work.ts'

import { call } from '../../lib/calls/call.ts'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { loginDeviceId } from '../device-id.ts'

/** Purpose of a code: login, password reset, registration. */
export type CodePurpose = 'VERIFICATION3' | 'PWRESETSMS3' | 'register'

export interface CodeSent {
  expiredMinutes: number
  resendSeconds: number
}

export interface Addressee {
  mobileNum: string
  /** Defaults to the merchant's country. */
  countryDialingCode?: string
}

/** Sends a code to a phone; throws like calls. */
export type SendCode = (to: Addressee) => Promise<CodeSent>

/** Maximum number of challenges, because one may expire before a slow phone has solved it. */
const MAX_TASKS = 2

/** Sends a code through the gateway. If proof of work is required, solves the challenge and repeats the call. */
export const sendByGateway =
  (purpose: CodePurpose): SendCode =>
  async (to) => {
    let work: Work | undefined
    for (let tasks = 0; ; tasks++) {
      try {
        return await send(purpose, to, work)
      } catch (error) {
        const refusal = refusalOf(sendLoginCode, error)
        if (refusal?.code !== 'code.work.required' || tasks === MAX_TASKS) throw error
        const { findWork } = await import('../captcha/find-work.ts')
        work = await findWork(refusal.details, { signal: new AbortController().signal, onPart: () => undefined })
      }
    }
  }

function send(purpose: CodePurpose, { mobileNum, ...code }: Addressee, work: Work | undefined): Promise<CodeSent> {
  return purpose === 'register'
    ? call(sendRegisterCode, { mobileNo: mobileNum, ...code, work })
    : call(sendLoginCode, { mobileNum, ...code, module: purpose, loginDeviceId: loginDeviceId(), work })
}
