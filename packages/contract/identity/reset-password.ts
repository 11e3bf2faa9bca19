import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { DialingCode, MobileNum, MobileProblem, VerificationCode } from './mobile.ts'
import { weakPasswordRefusals } from './weak-password.ts'

const NewPassword = z.string().check(z.maxLength(64))
const LinkToken = z.string().check(z.regex(/^[\w-]{43}$/))

/** Answer and timing do not depend on whether the account exists. Accepts a form as well as JSON. */
export const requestPasswordLink = endpoint({
  summary: 'Mails a password link to the address of an account.',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'anyone',
  input: z.object({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    email: z.string().check(z.trim(), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
  }),
  output: Nothing,
  refusals: {
    /** Mails cannot be delivered at present. */
    'sender.unavailable': NoDetails,
  },
})

/** The token is sent in the body, and the link has it in the fragment, because queries end up in logs and referrers. */
export const checkPasswordLink = endpoint({
  summary: 'Returns the account of a valid password link.',
  method: 'POST',
  path: '/wps/member/password/verification/check',
  access: 'anyone',
  input: z.object({ token: LinkToken }),
  output: z.object({ userName: z.string() }),
  refusals: { 'password.link.invalid': NoDetails },
})

export const setPasswordByLink = endpoint({
  summary: 'Sets a new password with a single-use password link and ends all sessions.',
  method: 'POST',
  path: '/wps/member/password/verification',
  access: 'anyone',
  sealed: true,
  input: z.object({ token: LinkToken, newPassword: NewPassword, confirmNewPassword: NewPassword }),
  output: Nothing,
  refusals: {
    'password.link.invalid': NoDetails,
    'password.invalid': NoDetails,
    ...weakPasswordRefusals,
    'password.confirmation.mismatch': NoDetails,
    'modify.new.old.same': NoDetails,
  },
})

export const setPasswordBySms = endpoint({
  summary: 'Sets a new password with a code sent by SMS and ends all sessions.',
  method: 'POST',
  path: '/wps/member/password/sms',
  access: 'anyone',
  moduleId: 'PWRESETSMS3',
  sealed: true,
  input: z.object({
    mobileNum: MobileNum,
    countryDialingCode: z.optional(DialingCode),
    verificationCode: VerificationCode,
    newPassword: NewPassword,
  }),
  output: Nothing,
  refusals: {
    'mobileNum.invalid': MobileProblem,
    'verification.code.incorrect': NoDetails,
    'password.invalid': NoDetails,
    ...weakPasswordRefusals,
    'modify.new.old.same': NoDetails,
    'account.disabled': NoDetails,
  },
})
