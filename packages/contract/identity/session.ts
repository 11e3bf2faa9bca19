import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { FirebaseChannel, FirebaseIdToken } from './firebase.ts'
import { DialingCode, MobileNum, MobileProblem } from './mobile.ts'
import { Work } from './work.ts'

/** What a login gives; the browser keeps it under `MC_SESSION_INFO`. */
export const Session = z.object({
  token: z.string(),
  merchantCode: z.string(),
  userName: z.string(),
  customerType: z.number(),
  firstTimeLogin: z.boolean(),
})
export type Session = z.output<typeof Session>

/** After a failure the answer says whether the next try needs the code in the picture. */
const Retry = z.object({ captcha: z.boolean() })

/** Accounts may be older than today's rule for new ones, so a login only asks for something of sane length. */
const Grandfathered = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))

/** The number that a browser gives itself once, and by which an account knows it again. */
export const LoginDeviceId = z.string().check(z.regex(/^[\w-]{16,64}$/))

export const login = endpoint({
  summary: 'Signs a member in',
  method: 'POST',
  path: '/wps/session/login',
  access: 'anyone',
  sealed: true,
  input: z.object({
    /**
     * `sms`: `username` is a mobile number and `password` the code that it was sent. `firebase` is the same with a code of
     * Firebase's, whose token says so: only what the token shows counts.
     */
    type: z.enum(['username', 'sms', 'firebase']),
    /** An account, or a mobile number that its member has shown to be his. */
    username: Grandfathered,
    /** Of the mobile number; without one the merchant's own country is meant. */
    countryDialingCode: z.optional(DialingCode),
    password: z.string().check(z.minLength(1), z.maxLength(64)),
    /** What is in the picture, in whatever case. */
    captcha: z.optional(z.string().check(z.regex(/^[A-Za-z\d]{1,16}$/))),
    captchaId: z.optional(z.string().check(z.maxLength(64))),
    /** In place of the code, from somebody who cannot see the picture. */
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
    /** The password was right; `loginSecondFactor` completes the login. */
    'login.second_factor.required': z.object({ challenge: z.string(), expiresInSeconds: z.number() }),
  },
})

/** How long a trial lasts. Source: domain handbook 13. */
export const TRIAL_HOURS = 24

/** `trial` and eight digits. Source: domain handbook 13. */
const TrialName = z.string().check(z.regex(/^trial\d{8}$/))

export const getTrialAccount = endpoint({
  summary: 'A free name for a trial account: `loginFreeplay` opens it',
  method: 'GET',
  path: '/wps/member/trialAccount',
  access: 'anyone',
  moduleId: 'FREEPLAY3',
  input: Nothing,
  output: TrialName,
})

export const loginFreeplay = endpoint({
  summary: 'Opens a trial account and signs it in',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'anyone',
  moduleId: 'FREEPLAY3',
  /** Without a name, or with one that is taken by now, the account gets another one. */
  input: z.object({ trialName: z.optional(TrialName) }),
  output: Session,
  refusals: { 'trial.limit.reached': NoDetails },
})

export const touch = endpoint({
  summary: 'Keeps the session from expiring',
  method: 'POST',
  path: '/wps/session/touch',
  access: 'member',
  whileClosed: true,
  input: Nothing,
  output: z.object({ idleExpirySeconds: z.number() }),
})

export const logout = endpoint({
  summary: 'Ends the session',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'member',
  whileClosed: true,
  input: Nothing,
  output: Nothing,
})
