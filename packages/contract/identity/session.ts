import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { FirebaseChannel, FirebaseIdToken } from './firebase.ts'
import { DialingCode, MobileNum, MobileProblem } from './mobile.ts'
import { Work } from './work.ts'

/** Result of a login; the browser stores it under `MC_SESSION_INFO`. */
export const Session = z.object({
  token: z.string(),
  merchantCode: z.string(),
  userName: z.string(),
  customerType: z.number(),
  firstTimeLogin: z.boolean(),
})
export type Session = z.output<typeof Session>

/** Refusal of a login: whether the next attempt requires a captcha. */
const Retry = z.object({ captcha: z.boolean() })

/** A login checks only the length, because an account may be older than the current rule for new accounts. */
const LoginName = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))

/** Random id that a browser generates once, by which the account recognizes the browser. */
export const LoginDeviceId = z.string().check(z.regex(/^[\w-]{16,64}$/))

export const login = endpoint({
  summary: 'Signs a member in.',
  method: 'POST',
  path: '/wps/session/login',
  access: 'anyone',
  sealed: true,
  input: z.object({
    /**
     * `sms`: `username` is a mobile number and `password` the code sent to it. `firebase` is the same with Firebase's
     * code, verified by its token: only the token's number counts.
     */
    type: z.enum(['username', 'sms', 'firebase']),
    /** An account, or a mobile number that its member has verified. */
    username: LoginName,
    /** Dialling code of the mobile number; absent for the merchant's own country. */
    countryDialingCode: z.optional(DialingCode),
    password: z.string().check(z.minLength(1), z.maxLength(64)),
    /** Answer of the captcha; case-insensitive. */
    captcha: z.optional(z.string().check(z.regex(/^[A-Za-z\d]{1,16}$/))),
    captchaId: z.optional(z.string().check(z.maxLength(64))),
    /** Proof of work that replaces the captcha, for users who cannot see it. */
    work: z.optional(Work),
    loginDeviceId: z.optional(LoginDeviceId),
    firebaseChannel: z.optional(FirebaseChannel),
    firebaseIdToken: z.optional(FirebaseIdToken),
    firebaseMobileNo: z.optional(MobileNum),
  }),
  output: Session,
  refusals: {
    'login.credentials.incorrect': Retry,
    'captcha.incorrect': Retry,
    'captcha.required': Retry,
    'account.disabled': NoDetails,
    'mobileNum.invalid': MobileProblem,
    'verification.code.incorrect': NoDetails,
    /** The password is correct; `loginSecondFactor` completes the login. */
    'login.second_factor.required': z.object({ challenge: z.string(), expiresInSeconds: z.number() }),
  },
})

/** Duration of a trial. Source: domain handbook 13. */
export const TRIAL_HOURS = 24

/** Name of a trial account: `trial` and eight digits. Source: domain handbook 13. */
const TrialName = z.string().check(z.regex(/^trial\d{8}$/))

export const getTrialAccount = endpoint({
  summary: 'Returns a free name for a trial account, for use with `loginFreeplay`.',
  method: 'GET',
  path: '/wps/member/trialAccount',
  access: 'anyone',
  moduleId: 'FREEPLAY3',
  input: Nothing,
  output: TrialName,
})

export const loginFreeplay = endpoint({
  summary: 'Opens a trial account and signs it in.',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'anyone',
  moduleId: 'FREEPLAY3',
  /** If the name is absent or taken meanwhile, the account gets another name. */
  input: z.object({ trialName: z.optional(TrialName) }),
  output: Session,
  refusals: { 'trial.limit.reached': NoDetails },
})

export const touch = endpoint({
  summary: 'Extends the session.',
  method: 'POST',
  path: '/wps/session/touch',
  access: 'member',
  whileClosed: true,
  input: Nothing,
  output: z.object({ idleExpirySeconds: z.number() }),
})

export const logout = endpoint({
  summary: 'Ends the session.',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'member',
  whileClosed: true,
  input: Nothing,
  output: Nothing,
})
