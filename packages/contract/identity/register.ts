import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { freeLine } from '../kit/text.ts'
import { AffiliateCode } from './affiliate.ts'
import { FirebaseChannel, FirebaseIdToken } from './firebase.ts'
import { DialingCode, MobileNum, MobileProblem, VerificationCode } from './mobile.ts'
import { LoginDeviceId, Session } from './session.ts'
import { MAX_PICTURE_CHARACTERS } from './picture-code.ts'
import { Work } from './work.ts'
import { weakPasswordRefusals } from './weak-password.ts'

/** The merchant's rule for a field of the registration form. Source: domain handbook 10.2. */
export const FieldRule = z.object({ enabled: z.boolean(), required: z.boolean(), regExp: z.string() })
export type FieldRule = z.output<typeof FieldRule>

const Switch = z.object({ enabled: z.boolean() })

/** Optional fields besides name and password. */
const optionalRules = {
  paymentPassword: FieldRule,
  nickname: FieldRule,
  payeeName: FieldRule,
  email: FieldRule,
  mobileNum: FieldRule,
  idNumber: FieldRule,
  qqNum: FieldRule,
  facebook: FieldRule,
  wechat: FieldRule,
  line: FieldRule,
  whatsapp: FieldRule,
  zalo: FieldRule,
  recommenderId: FieldRule,
  birthday: FieldRule,
}

export const OptionalField = z.keyof(z.object(optionalRules))
export type OptionalField = z.output<typeof OptionalField>

export const RegistrationRules = z.object({
  username: FieldRule,
  password: FieldRule,
  captcha: Switch,
  ...optionalRules,
  /** Permitted ways to register: a name, a mobile number, or either. */
  methods: z.object({ username: z.boolean(), mobileNum: z.boolean() }),
  /** Whether a registration by number also sets a password. */
  mobilePassword: Switch,
  /** Whether a number besides a name must be verified by a code too. */
  mobileVerification: Switch,
})
export type RegistrationRules = z.output<typeof RegistrationRules>

export const getRegistrationRules = endpoint({
  summary: 'Returns the merchant’s registration requirements.',
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'anyone',
  moduleId: 'REG3',
  input: Nothing,
  output: RegistrationRules,
})

const Text = (limit: number) => z.string().check(z.maxLength(limit))

const optionalFields = {
  paymentPassword: z.optional(Text(64)),
  nickname: z.optional(freeLine(64)),
  payeeName: z.optional(Text(255)),
  email: z.optional(Text(255)),
  mobileNum: z.optional(z.union([MobileNum, z.literal('')])),
  idNumber: z.optional(Text(255)),
  qqNum: z.optional(Text(255)),
  facebook: z.optional(Text(255)),
  wechat: z.optional(Text(255)),
  line: z.optional(Text(255)),
  whatsapp: z.optional(Text(255)),
  zalo: z.optional(Text(255)),
  recommenderId: z.optional(Text(64)),
  /** `2000-02-29`. */
  birthday: z.optional(Text(10)),
}

export const register = endpoint({
  summary: 'Registers a member and signs them in.',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'anyone',
  moduleId: 'REG3',
  idempotencyKey: true,
  sealed: true,
  input: z.object({
    type: z.literal(0),
    /** Absent for a registration by mobile number, which generates a name. */
    username: z.optional(Text(64)),
    password: z.optional(Text(64)),
    confirmPassword: z.optional(Text(64)),
    ...optionalFields,
    countryDialingCode: z.optional(DialingCode),
    /** The code sent to the phone. */
    verificationCode: z.optional(VerificationCode),
    /** Replaces the code if Firebase has verified the number. */
    firebaseChannel: z.optional(FirebaseChannel),
    firebaseIdToken: z.optional(FirebaseIdToken),
    /** Code of the agent's link, from the address or typed. */
    affiliateCode: z.optional(AffiliateCode),
    domain: z.optional(Text(255)),
    captcha: z.optional(Text(MAX_PICTURE_CHARACTERS)),
    captchaId: z.optional(Text(64)),
    /** Proof of work that replaces the captcha, for users who cannot see it. */
    work: z.optional(Work),
    loginDeviceId: z.optional(LoginDeviceId),
    registerUrl: Text(255),
    registerMethod: z.enum(['APP', 'H5', 'WEBCLIP', 'PWA']),
  }),
  output: Session,
  refusals: {
    'username.exists': NoDetails,
    'username.invalid': NoDetails,
    'password.invalid': NoDetails,
    ...weakPasswordRefusals,
    'password.confirmation.mismatch': NoDetails,
    'captcha.incorrect': NoDetails,
    'captcha.required': NoDetails,
    'field.required': z.object({ field: OptionalField }),
    'field.invalid': z.object({ field: OptionalField }),
    'idNumber.exists': NoDetails,
    'mobileNum.exists': NoDetails,
    'mobileNum.invalid': MobileProblem,
    'verification.code.incorrect': NoDetails,
    'affiliate.invalid': NoDetails,
    'recommender.unknown': NoDetails,
    'payment.password.easy': NoDetails,
    /** The user is younger than the minimum age. */
    'birthday.underage': z.object({ minimumAge: z.int() }),
    /**
     * One of the details belongs to an excluded member. The refusal does not disclose which, because other people may
     * type them.
     */
    'registration.refused': NoDetails,
  },
})
