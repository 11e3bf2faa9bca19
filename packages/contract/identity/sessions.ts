import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'

/** Country and device of a session, by which members recognize their own sessions. */
const originFields = {
  ip: z.string(),
  /** ISO 3166 alpha-2, if known. */
  country: z.nullable(z.string()),
  device: z.string(),
  userAgent: z.string(),
}

const OpenSession = z.object({
  id: z.string(),
  /** Whether it is the session of this call. */
  current: z.boolean(),
  ...originFields,
  createdAt: z.string(),
  lastSeenAt: z.string(),
})

export const listSessions = endpoint({
  summary: 'Returns the member’s sessions, newest first.',
  method: 'GET',
  path: '/wps/member/sessions',
  access: 'member',
  moduleId: 'SECPRIV',
  input: Nothing,
  output: z.object({ sessions: z.array(OpenSession) }),
})

export const endOneSession = endpoint({
  summary: 'Ends another session of the member.',
  method: 'DELETE',
  path: '/wps/member/sessions/:id',
  access: 'member',
  moduleId: 'SECPRIV',
  input: z.object({ id: z.string().check(z.maxLength(64)) }),
  output: Nothing,
  refusals: { 'session.not.found': NoDetails },
})

export const endOtherSessions = endpoint({
  summary: 'Ends all other sessions of the member.',
  method: 'DELETE',
  path: '/wps/member/sessions',
  access: 'member',
  moduleId: 'SECPRIV',
  input: Nothing,
  output: z.object({ ended: z.number() }),
})

/** Method by which the member signed in. */
export const SignInMethod = z.enum(['password', 'registration', 'sms', 'social', 'passkey', 'trial'])
export type SignInMethod = z.output<typeof SignInMethod>

/** Security-relevant event of an account. */
export const SecurityEventKind = z.enum([
  'password.changed',
  'sessions.ended',
  'authenticator.added',
  'authenticator.removed',
  'recovery_codes.made',
  'recovery_code.used',
  'passkey.added',
  'passkey.removed',
  'payment_password.changed',
  'bank_card.added',
])
export type SecurityEventKind = z.output<typeof SecurityEventKind>

export const listSignIns = endpoint({
  summary: 'Returns recent sign-ins and changes of security settings, newest first.',
  method: 'GET',
  path: '/wps/member/signIns',
  access: 'member',
  moduleId: 'SECPRIV',
  input: Nothing,
  output: z.object({
    /** `known` is false if both device and network were new. */
    signIns: z.array(z.object({ at: z.string(), method: SignInMethod, known: z.boolean(), ...originFields })),
    events: z.array(z.object({ at: z.string(), kind: SecurityEventKind, ...originFields })),
  }),
})
