import * as z from 'zod/mini'

import { TypedPassword } from '../identity/change-password.ts'
import { PasskeyAssertion, PasskeyCreated, PasskeyOptions } from '../identity/passkeys.ts'
import { RightName } from '../kit/admitting-rights.ts'
import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { Shortcuts } from '../console/shortcuts.ts'
import { staffEndpoint } from './staff-endpoint.ts'

/** Mail address of a staff account: its login. */
export const StaffMail = z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254))

/** Six digits of the authenticator app. */
const TotpCode = z.string().check(z.trim(), z.regex(/^\d{6}$/))

/** Token of a link, or of a challenge between two steps. */
const Token = z.string().check(z.regex(/^[\w-]{43}$/))

/** The session is in a cookie; `csrf` is sent as the header `X-CSRF-Token` of every call that changes something. */
const SignedInStaff = z.object({
  csrf: z.string(),
  /** Whether the sign-in ended another session of the account. */
  endedFormer: z.boolean(),
})

export const signInByPassword = endpoint({
  summary: 'Checks mail and password of staff; the second factor follows.',
  method: 'POST',
  path: '/console/session/password',
  access: 'anyone',
  input: z.object({ mail: StaffMail, password: TypedPassword }),
  output: z.object({ challenge: z.string() }),
  refusals: { 'staff.credentials.incorrect': NoDetails },
})

export const completeSignIn = endpoint({
  summary: 'Completes a sign-in of staff with a code of the authenticator app.',
  method: 'POST',
  path: '/console/session/code',
  access: 'anyone',
  input: z.object({ challenge: Token, code: TotpCode }),
  output: SignedInStaff,
  refusals: { 'second_factor.incorrect': NoDetails, 'second_factor.expired': NoDetails },
})

export const beginStaffPasskey = endpoint({
  summary: 'Returns the options for a sign-in of staff with a passkey.',
  method: 'POST',
  path: '/console/session/passkey/options',
  access: 'anyone',
  input: Nothing,
  output: z.object({ options: PasskeyOptions }),
})

export const signInByPasskey = endpoint({
  summary: 'Signs staff in with a passkey.',
  method: 'POST',
  path: '/console/session/passkey',
  access: 'anyone',
  input: z.object({ response: PasskeyAssertion }),
  output: SignedInStaff,
  refusals: { 'passkey.incorrect': NoDetails },
})

const invitationRefusals = {
  /** Unknown, used or expired. */
  'invitation.not.found': NoDetails,
}

export const openInvitation = endpoint({
  summary: 'Returns the account of an invitation and what the first sign-in needs.',
  method: 'POST',
  path: '/console/invitations/open',
  access: 'anyone',
  input: z.object({ token: Token }),
  output: z.object({
    mail: z.string(),
    displayName: z.string(),
    /** Secret of the authenticator app: for typing, and as the URI of a QR code. */
    secret: z.string(),
    uri: z.string(),
    passkeyOptions: PasskeyOptions,
  }),
  refusals: invitationRefusals,
})

export const acceptByPassword = endpoint({
  summary: 'Accepts an invitation with a new password and a code of the authenticator app.',
  method: 'POST',
  path: '/console/invitations/password',
  access: 'anyone',
  input: z.object({
    token: Token,
    password: z.string().check(z.minLength(12), z.maxLength(128)),
    code: TotpCode,
  }),
  output: SignedInStaff,
  refusals: {
    ...invitationRefusals,
    'second_factor.incorrect': NoDetails,
    'password.easy': NoDetails,
    'password.common': NoDetails,
    'password.like.username': NoDetails,
  },
})

export const acceptByPasskey = endpoint({
  summary: 'Accepts an invitation with a passkey.',
  method: 'POST',
  path: '/console/invitations/passkey',
  access: 'anyone',
  input: z.object({ token: Token, response: PasskeyCreated }),
  output: SignedInStaff,
  refusals: { ...invitationRefusals, 'passkey.incorrect': NoDetails },
})

const StaffSession = z.object({
  id: z.string(),
  mail: z.string(),
  displayName: z.string(),
  csrf: z.string(),
  expiresAt: z.string(),
  /** Time until which calls with `stepUp` are accepted. */
  steppedUpUntil: z.string(),
  /** The account's keyboard shortcuts of the console. */
  shortcuts: Shortcuts,
  /** The account's language of the console; null for that of the browser. */
  language: z.nullable(z.string()),
  /** Merchants for which the account has roles, by name; all of them for staff of the platform. */
  merchants: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** IANA name of the time zone of its days. */
      zone: z.string(),
      currency: z.string(),
    }),
  ),
  /** `-` stands for the platform, which includes all merchants. */
  scopes: z.array(
    z.object({
      merchant: z.string(),
      roles: z.array(z.string()),
      permissions: z.array(z.string()),
      /** Rights of each permission. */
      rights: z.record(z.string(), z.array(RightName)),
    }),
  ),
})

export const getStaffSession = staffEndpoint({
  summary: 'Returns the session of staff, with the merchants and permissions; null without a session.',
  method: 'GET',
  path: '/console/session',
  input: Nothing,
  output: z.nullable(StaffSession),
  refusals: {},
})

export const stepUp = staffEndpoint({
  summary: 'Renews the second factor of the session with a code.',
  method: 'POST',
  path: '/console/session/step-up',
  input: z.object({ code: TotpCode }),
  output: z.object({ steppedUpUntil: z.string() }),
  refusals: { 'second_factor.incorrect': NoDetails },
})

export const stepUpByPasskey = staffEndpoint({
  summary: 'Renews the second factor of the session with a passkey.',
  method: 'POST',
  path: '/console/session/step-up/passkey',
  input: z.object({ response: PasskeyAssertion }),
  output: z.object({ steppedUpUntil: z.string() }),
  refusals: { 'passkey.incorrect': NoDetails },
})

export const signOut = staffEndpoint({
  summary: 'Ends the session of staff.',
  method: 'DELETE',
  path: '/console/session',
  input: Nothing,
  output: Nothing,
  refusals: {},
})
