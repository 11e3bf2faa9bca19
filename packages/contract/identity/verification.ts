import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { DialingCode, MobileNum, MobileProblem } from './mobile.ts'
import { LoginDeviceId } from './session.ts'
import { Work, WorkTask } from './work.ts'

const Sent = z.object({
  /** How long the code is good. */
  expiredMinutes: z.number(),
  /** When another one may be asked for. */
  resendSeconds: z.number(),
})

const refusals = {
  'mobileNum.invalid': MobileProblem,
  /** The merchant sends no codes to numbers of this country, but to those listed (ISO 3166). Empty: to all that are known numbers. */
  'mobileNum.country.refused': z.object({ countries: z.array(z.string()) }),
  /** From a browser that the number's member has not signed in with: solve the task and send the call again with its `work`. */
  'code.work.required': WorkTask,
  /** Text messages do not get through at present; nothing was counted. */
  'sender.unavailable': NoDetails,
}

/** The answer is the same whether anybody has the number or not; what the phone reads differs. */
export const sendLoginCode = endpoint({
  summary: 'Sends a code to a phone, to sign in or to set a new password',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'anyone',
  input: z.object({
    mobileNum: MobileNum,
    countryDialingCode: z.optional(DialingCode),
    /** What the code is for: VERIFICATION3 to sign in, PWRESETSMS3 to set a new password. */
    module: z._default(z.enum(['VERIFICATION3', 'PWRESETSMS3']), 'VERIFICATION3'),
    /** By which a member is known again: what strangers ask for does not use up his codes. */
    loginDeviceId: z.optional(LoginDeviceId),
    /** The solved task of `code.work.required`, for this number alone. */
    work: z.optional(Work),
  }),
  output: Sent,
  refusals,
})

export const sendRegisterCode = endpoint({
  summary: 'Sends a code to the phone of somebody who registers',
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'anyone',
  moduleId: 'VERIFICATION3',
  input: z.object({ mobileNo: MobileNum, countryDialingCode: z.optional(DialingCode), work: z.optional(Work) }),
  output: Sent,
  refusals,
})

/** For whoever else sends the code: Firebase takes a number in one spelling alone. */
export const readNumber = endpoint({
  summary: 'How a mobile number is written with its plus and country',
  method: 'POST',
  path: '/wps/verification/number',
  access: 'anyone',
  input: z.object({ mobileNum: MobileNum, countryDialingCode: z.optional(DialingCode) }),
  output: z.object({ mobile: z.string() }),
  refusals: { 'mobileNum.invalid': MobileProblem },
})
