import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { TypedPassword } from './change-password.ts'
import { LoginDeviceId, Session } from './session.ts'

/** Six digits of an authenticator app, or a typed recovery code. */
const Code = z.string().check(z.trim(), z.minLength(6), z.maxLength(24))

export const getSecondFactor = endpoint({
  summary: 'Returns the security methods of the account.',
  method: 'GET',
  path: '/wps/member/secondFactor',
  access: 'member',
  input: Nothing,
  output: z.object({
    /** Whether the member has a password; members who registered by a code or a provider account may have none. */
    hasPassword: z.boolean(),
    /** Null while the initial password is unchanged. */
    passwordChangedAt: z.nullable(z.string()),
    authenticator: z.boolean(),
    recoveryCodesLeft: z.number(),
  }),
})

export const beginAuthenticator = endpoint({
  summary: 'Creates a secret for an authenticator app, pending confirmation by a code.',
  method: 'POST',
  path: '/wps/member/authenticator',
  access: 'member',
  moduleId: 'SECPRIV',
  sealed: true,
  input: z.object({ password: TypedPassword }),
  /** The secret in base32 for typing, and as the URI of a QR code for apps. */
  output: z.object({ secret: z.string(), uri: z.string() }),
  refusals: { 'password.incorrect': NoDetails, 'authenticator.exists': NoDetails },
})

export const confirmAuthenticator = endpoint({
  summary: 'Confirms the authenticator app with a code and returns the recovery codes once.',
  method: 'PUT',
  path: '/wps/member/authenticator',
  access: 'member',
  moduleId: 'SECPRIV',
  sealed: true,
  input: z.object({ code: Code }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: {
    'authenticator.not.found': NoDetails,
    'authenticator.exists': NoDetails,
    'second_factor.incorrect': NoDetails,
  },
})

/** Both are required, so that neither a stolen session nor a borrowed phone is sufficient to remove a protection. */
const Proof = z.object({ password: TypedPassword, code: Code })

const proofRefusals = {
  'password.incorrect': NoDetails,
  'authenticator.not.found': NoDetails,
  'second_factor.incorrect': NoDetails,
}

export const removeAuthenticator = endpoint({
  summary: 'Removes the authenticator app and its recovery codes.',
  method: 'DELETE',
  path: '/wps/member/authenticator',
  access: 'member',
  moduleId: 'SECPRIV',
  sealed: true,
  input: Proof,
  output: Nothing,
  refusals: proofRefusals,
})

export const makeRecoveryCodes = endpoint({
  summary: 'Replaces all recovery codes with new ones.',
  method: 'POST',
  path: '/wps/member/recoveryCodes',
  access: 'member',
  moduleId: 'SECPRIV',
  sealed: true,
  input: Proof,
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: proofRefusals,
})

export const loginSecondFactor = endpoint({
  summary: 'Completes a login with the second factor.',
  method: 'POST',
  path: '/wps/session/login/secondFactor',
  access: 'anyone',
  sealed: true,
  input: z.object({
    challenge: z.string().check(z.maxLength(64)),
    code: Code,
    loginDeviceId: z.optional(LoginDeviceId),
  }),
  output: Session,
  refusals: {
    'second_factor.incorrect': NoDetails,
    /** The first step has expired, or was already completed: the login must be restarted. */
    'second_factor.expired': NoDetails,
    'account.disabled': NoDetails,
  },
})
