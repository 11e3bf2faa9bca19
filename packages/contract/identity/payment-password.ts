import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { VerificationCode } from './mobile.ts'
import { memberMay } from '../member/member-type.ts'

/** Six digits that every withdrawal asks for. Source: domain handbook 7.5. */
export const PAYMENT_PASSWORD = /^\d{6}$/
/** After so many wrong ones in a row none is heard for a while. Source: domain handbook 7.6. */
export const PAYMENT_PASSWORD_TRIES = 5

/** As it is typed. */
export const TypedPaymentPassword = z.string().check(z.maxLength(64))

/** What everybody tries first: one digit six times, or six digits in a row, up or down. */
export function isEasyPaymentPassword(digits: string): boolean {
  return /^(\d)\1+$/.test(digits) || '0123456789'.includes(digits) || '9876543210'.includes(digits)
}

/** Why a call that asks for it is not done. Each call that may refuse so spreads these. */
export const paymentPasswordRefusals = {
  /** None is set, or none was said where one is needed. */
  'payment.password.missing': NoDetails,
  'payment.password.incorrect': z.object({ triesLeft: z.number() }),
  /** Too many wrong ones in a row. */
  'payment.password.locked': z.object({ until: z.iso.datetime() }),
}

const NewPaymentPassword = { newPaymentPassword: TypedPaymentPassword, confirmNewPaymentPassword: TypedPaymentPassword }

const newRefusals = {
  /** Not six digits. */
  'payment.password.invalid': NoDetails,
  /** As 000000 or 123456. */
  'payment.password.easy': NoDetails,
  'payment.password.confirmation.mismatch': NoDetails,
}

export const setPaymentPassword = endpoint({
  summary: 'Sets the payment password where there is none, by the password of the login',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  access: 'member',
  may: memberMay.openMemberCentre,
  sealed: true,
  input: z.object({
    /** Who signs in without one leaves it out; if he can be reached, a code does instead (`reset`). */
    password: z.optional(z.string().check(z.maxLength(64))),
    ...NewPaymentPassword,
  }),
  output: Nothing,
  refusals: {
    'password.incorrect': NoDetails,
    /** There is one: it is changed by the old one, or by a code. */
    'payment.password.exists': NoDetails,
    /** Who signs in without a password sets it by a code. */
    'payment.password.code.required': NoDetails,
    ...newRefusals,
  },
})

export const changePaymentPassword = endpoint({
  summary: 'Changes the payment password by the old one; withdrawals wait for a while after it',
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  access: 'member',
  may: memberMay.openMemberCentre,
  sealed: true,
  input: z.object({ oldPaymentPassword: TypedPaymentPassword, ...NewPaymentPassword }),
  output: Nothing,
  refusals: { ...paymentPasswordRefusals, ...newRefusals, 'modify.new.old.same': NoDetails },
})

/** Where a code goes: to the telephone that is shown to be his, or to his mailbox. */
export const CodeWay = z.enum(['sms', 'mail'])
export type CodeWay = z.output<typeof CodeWay>

export const sendPaymentPasswordCode = endpoint({
  summary: 'Sends the member a code that sets a new payment password',
  method: 'POST',
  path: '/wps/member/paymentPassword/code',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: z.object({ by: CodeWay }),
  output: z.object({
    /** Masked. */
    sentTo: z.string(),
    expiredMinutes: z.number(),
    resendSeconds: z.number(),
  }),
  refusals: {
    /** He has no such address here. */
    'contact.missing': NoDetails,
    'sender.unavailable': NoDetails,
  },
})

export const resetPaymentPassword = endpoint({
  summary: 'Sets a new payment password by the code that was sent, and opens it where it is locked',
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  access: 'member',
  may: memberMay.openMemberCentre,
  sealed: true,
  input: z.object({ by: CodeWay, verificationCode: VerificationCode, ...NewPaymentPassword }),
  output: Nothing,
  refusals: { 'verification.code.incorrect': NoDetails, ...newRefusals },
})
