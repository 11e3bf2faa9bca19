import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { LoginDeviceId, Session } from './session.ts'

/** One field of the registration form as the merchant wants it. Source: domain handbook 10.2. */
export const FieldRule = z.object({ enabled: z.boolean(), required: z.boolean(), regExp: z.string() })
export type FieldRule = z.output<typeof FieldRule>

export const RegistrationRules = z.object({
  username: FieldRule,
  password: FieldRule,
  captcha: z.object({ enabled: z.boolean() }),
})
export type RegistrationRules = z.output<typeof RegistrationRules>

export const getRegistrationRules = endpoint({
  summary: 'What the merchant asks of a new member',
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'anyone',
  moduleId: 'REG3',
  input: Nothing,
  output: RegistrationRules,
})

const Text = (limit: number) => z.string().check(z.maxLength(limit))

export const register = endpoint({
  summary: 'Makes a member and signs him in',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'anyone',
  moduleId: 'REG3',
  idempotencyKey: true,
  sealed: true,
  input: z.object({
    type: z.literal(0),
    username: Text(64),
    password: Text(64),
    confirmPassword: Text(64),
    captcha: z.optional(Text(6)),
    captchaId: z.optional(Text(64)),
    loginDeviceId: z.optional(LoginDeviceId),
    registerUrl: Text(255),
    registerMethod: z.enum(['APP', 'H5', 'WEBCLIP', 'PWA']),
  }),
  output: Session,
  refusals: {
    'username.exists': NoDetails,
    'username.invalid': NoDetails,
    'password.invalid': NoDetails,
    'password.confirmation.mismatch': NoDetails,
    'captcha.incorrect': NoDetails,
    'captcha.required': NoDetails,
  },
})
