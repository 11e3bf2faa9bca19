import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { freeLine } from '../kit/text.ts'
import { TypedPassword } from './change-password.ts'
import { LoginDeviceId, Session } from './session.ts'

/** Options for `navigator.credentials`, in WebAuthn's JSON format. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })

const Base64Url = (limit: number) => z.string().check(z.regex(/^[\w-]*$/), z.maxLength(limit))

const credential = { id: Base64Url(1400), rawId: Base64Url(1400), type: z.literal('public-key') }

/** Response of a device that has created a key. */
export const PasskeyCreated = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url(4096),
    attestationObject: Base64Url(16_384),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})

/** Response of a device that has signed with a key. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Base64Url(4096),
    authenticatorData: Base64Url(4096),
    signature: Base64Url(2048),
    /** Null if the authenticator returns none. Source: WebAuthn 3, AuthenticatorAssertionResponse. */
    userHandle: z.nullish(Base64Url(128)),
  }),
})

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})

export const listPasskeys = endpoint({
  summary: 'Returns the member’s passkeys, oldest first.',
  method: 'GET',
  path: '/wps/member/passkeys',
  access: 'member',
  moduleId: 'SECPRIV',
  input: Nothing,
  output: z.object({ passkeys: z.array(Passkey) }),
})

export const beginPasskey = endpoint({
  summary: 'Returns the options for the creation of a passkey.',
  method: 'POST',
  path: '/wps/member/passkeys/options',
  access: 'member',
  moduleId: 'SECPRIV',
  sealed: true,
  input: z.object({ password: TypedPassword }),
  output: z.object({ options: PasskeyOptions }),
  refusals: { 'password.incorrect': NoDetails, 'passkey.too_many': z.object({ limit: z.number() }) },
})

export const addPasskey = endpoint({
  summary: 'Adds a passkey created by a device.',
  method: 'POST',
  path: '/wps/member/passkeys',
  access: 'member',
  moduleId: 'SECPRIV',
  input: z.object({ name: freeLine(60).check(z.minLength(1)), response: PasskeyCreated }),
  output: Passkey,
  refusals: {
    /** The passkey was created for another site or challenge, or the challenge has expired. */
    'passkey.incorrect': NoDetails,
    'passkey.exists': NoDetails,
    'passkey.too_many': z.object({ limit: z.number() }),
  },
})

export const removePasskey = endpoint({
  summary: 'Removes a passkey.',
  method: 'DELETE',
  path: '/wps/member/passkeys/:id',
  access: 'member',
  moduleId: 'SECPRIV',
  sealed: true,
  input: z.object({ id: z.string().check(z.maxLength(64)), password: TypedPassword }),
  output: Nothing,
  refusals: { 'password.incorrect': NoDetails, 'passkey.not.found': NoDetails },
})

export const beginPasskeyLogin = endpoint({
  summary: 'Returns the options for a login with a passkey.',
  method: 'POST',
  path: '/wps/session/login/passkey/options',
  access: 'anyone',
  input: Nothing,
  output: z.object({ options: PasskeyOptions }),
})

export const loginPasskey = endpoint({
  summary: 'Signs a member in with a passkey, without another second factor.',
  method: 'POST',
  path: '/wps/session/login/passkey',
  access: 'anyone',
  input: z.object({ response: PasskeyAssertion, loginDeviceId: z.optional(LoginDeviceId) }),
  output: Session,
  refusals: { 'passkey.incorrect': NoDetails, 'account.disabled': NoDetails },
})
