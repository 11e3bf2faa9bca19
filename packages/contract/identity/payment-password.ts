import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { VerificationCode } from './mobile.ts'
import { memberMay } from '../member/member-type.ts'

/** Format of a payment password: six digits. Source: domain handbook 7.5. */
export const PAYMENT_PASSWORD = /^\d{6}$/
/** Number of consecutive wrong attempts that lock the payment password for a while. Source: domain handbook 7.6. */
export const PAYMENT_PASSWORD_TRIES = 5

/** A payment password as typed. */
export const TypedPaymentPassword = z.string().check(z.maxLength(64))

/**
 * Whether the password is among the first guesses: one digit six times, or six consecutive digits, ascending or
 * descending.
 */
export function isEasyPaymentPassword(digits: string): boolean {
  return /^(\d)\1+$/.test(digits) || '0123456789'.includes(digits) || '9876543210'.includes(digits)
}

/** Refusals of a call that requires the payment password; spread into the refusals of each such call. */
export const paymentPasswordRefusals = {
  /** No payment password is set, or none was sent where it is required. */
  'payment.password.missing': NoDetails,
  'payment.password.incorrect': z.object({ triesLeft: z.number() }),
  /** Locked after too many consecutive wrong attempts. */
  'payment.password.locked': z.object({ until: z.iso.datetime() }),
}

const NewPaymentPassword = { newPaymentPassword: TypedPaymentPassword, confirmNewPaymentPassword: TypedPaymentPassword }

const newRefusals = {
  /** The payment password is not six digits. */
  'payment.password.invalid': NoDetails,
  /** The payment password is one of the first guesses, such as 000000 or 123456. */
  'payment.password.easy': NoDetails,
  'payment.password.confirmation.mismatch': NoDetails,
}

export const setPaymentPassword = endpoint({
  summary: 'Sets the first payment password, confirmed by the login password.',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  access: 'member',
  may: memberMay.openMemberCentre,
  sealed: true,
  input: z.object({
    /** Login password. Members without one omit it; with a verified contact they use a code instead (`reset`). */
    password: z.optional(z.string().check(z.maxLength(64))),
    ...NewPaymentPassword,
  }),
  output: Nothing,
  refusals: {
    'password.incorrect': NoDetails,
    /** A payment password exists, which can only be changed with the old one or with a code. */
    'payment.password.exists': NoDetails,
    /** Members without a login password set it with a code. */
    'payment.password.code.required': NoDetails,
    ...newRefusals,
  },
})

export const changePaymentPassword = endpoint({
  summary: 'Changes the payment password; withdrawals are paused for a while afterwards.',
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  access: 'member',
  may: memberMay.openMemberCentre,
  sealed: true,
  input: z.object({ oldPaymentPassword: TypedPaymentPassword, ...NewPaymentPassword }),
  output: Nothing,
  refusals: { ...paymentPasswordRefusals, ...newRefusals, 'modify.new.old.same': NoDetails },
})

/** Recipient of the code: the member's verified phone number, or the email address. */
export const CodeWay = z.enum(['sms', 'mail'])
export type CodeWay = z.output<typeof CodeWay>

export const sendPaymentPasswordCode = endpoint({
  summary: 'Sends the member a code for a new payment password.',
  method: 'POST',
  path: '/wps/member/paymentPassword/code',
  access: 'member',
  may: memberMay.openMemberCentre,
  input: z.object({ by: CodeWay }),
  output: z.object({
    /** Masked contact to which the code was sent. */
    sentTo: z.string(),
    expiredMinutes: z.number(),
    resendSeconds: z.number(),
  }),
  refusals: {
    /** The member has no such contact. */
    'contact.missing': NoDetails,
    'sender.unavailable': NoDetails,
  },
})

export const resetPaymentPassword = endpoint({
  summary: 'Sets a new payment password with a code and removes a lock.',
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  access: 'member',
  may: memberMay.openMemberCentre,
  sealed: true,
  input: z.object({ by: CodeWay, verificationCode: VerificationCode, ...NewPaymentPassword }),
  output: Nothing,
  refusals: { 'verification.code.incorrect': NoDetails, ...newRefusals },
})
