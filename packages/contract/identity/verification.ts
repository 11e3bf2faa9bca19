import * as z from 'zod/mini'

import { endpoint, NoDetails } from '../kit/endpoint.ts'
import { DialingCode, MobileNum, MobileProblem } from './mobile.ts'
import { LoginDeviceId } from './session.ts'
import { Work, WorkTask } from './work.ts'

const Sent = z.object({
  /** Validity of the code. */
  expiredMinutes: z.number(),
  /** Time until another code can be requested. */
  resendSeconds: z.number(),
})

const refusals = {
  'mobileNum.invalid': MobileProblem,
  /**
   * The merchant sends no codes to numbers of this country, but only to the listed countries (ISO 3166). An empty list
   * means all countries with a dialling code.
   */
  'mobileNum.country.refused': z.object({ countries: z.array(z.string()) }),
  /**
   * The member with this number has never signed in with the requesting browser: solve the task, and repeat the call
   * with the solution as `work`.
   */
  'code.work.required': WorkTask,
  /** Text messages cannot be delivered at present; the request was not counted. */
  'sender.unavailable': NoDetails,
}

/** The answer does not depend on whether a member has the number; the text of the message does. */
export const sendLoginCode = endpoint({
  summary: 'Sends a verification code to a phone, for a login or a new password.',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'anyone',
  input: z.object({
    mobileNum: MobileNum,
    countryDialingCode: z.optional(DialingCode),
    /** Purpose of the code: VERIFICATION3 to sign in, PWRESETSMS3 to set a new password. */
    module: z._default(z.enum(['VERIFICATION3', 'PWRESETSMS3']), 'VERIFICATION3'),
    /** Identifies the member's browser, so that requests by strangers do not use up the member's codes. */
    loginDeviceId: z.optional(LoginDeviceId),
    /** The solved task of `code.work.required`, valid only for this number. */
    work: z.optional(Work),
  }),
  output: Sent,
  refusals,
})

export const sendRegisterCode = endpoint({
  summary: 'Sends a verification code to the phone of a visitor who registers.',
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'anyone',
  moduleId: 'VERIFICATION3',
  input: z.object({ mobileNo: MobileNum, countryDialingCode: z.optional(DialingCode), work: z.optional(Work) }),
  output: Sent,
  refusals,
})

/** Converts a number to the only format that Firebase accepts. */
export const readNumber = endpoint({
  summary: 'Returns a mobile number in international format.',
  method: 'POST',
  path: '/wps/verification/number',
  access: 'anyone',
  input: z.object({ mobileNum: MobileNum, countryDialingCode: z.optional(DialingCode) }),
  output: z.object({ mobile: z.string() }),
  refusals: { 'mobileNum.invalid': MobileProblem },
})
