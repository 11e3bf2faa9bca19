import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { AffiliateCode } from './affiliate.ts'
import { FirebaseIdToken } from './firebase.ts'
import { LoginDeviceId, Session } from './session.ts'

/** With whose account somebody may sign in here. */
export const SocialProvider = z.enum(['google', 'facebook'])
export type SocialProvider = z.output<typeof SocialProvider>

/** What the browser needs to speak to the merchant's Firebase project. None of it is a secret. */
export const FirebaseProject = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  /** Where an emulator stands in for it. */
  emulatorUrl: z.nullable(z.string()),
})
export type FirebaseProject = z.output<typeof FirebaseProject>

/** `by`: whether Firebase asks the provider in a window of its own, or we send the browser there and back. */
const SocialWay = z.object({ provider: SocialProvider, by: z.enum(['firebase', 'redirect']) })
export type SocialWay = z.output<typeof SocialWay>

export const SignInWays = z.object({
  firebase: z.nullable(FirebaseProject),
  /** Whether codes to phones are Firebase's affair. */
  smsByFirebase: z.boolean(),
  social: z.array(SocialWay),
})
export type SignInWays = z.output<typeof SignInWays>

export const getSignInWays = endpoint({
  summary: 'What one may sign in with here besides name and password',
  method: 'GET',
  path: '/wps/system/setting/signIn',
  access: 'anyone',
  input: Nothing,
  output: SignInWays,
})

/** What a provider sends a browser back with; the browser's own half of `state` never travels through the provider. */
const Returned = z.object({
  kind: z.literal('redirect'),
  code: z.string().check(z.minLength(1), z.maxLength(2048)),
  state: z.string().check(z.regex(/^[\w-]{20,64}$/)),
})
const ShownByFirebase = z.object({ kind: z.literal('firebase'), idToken: FirebaseIdToken })

/** By what somebody shows which account of the provider is his. */
const SocialProof = z.discriminatedUnion('kind', [Returned, ShownByFirebase])
export type SocialProof = z.output<typeof SocialProof>

export const beginSocial = endpoint({
  summary: 'Where the browser goes to show an account of a provider',
  method: 'POST',
  path: '/wps/session/login/social/begin',
  access: 'anyone',
  input: z.object({ provider: SocialProvider }),
  output: z.object({
    url: z.string(),
    /** What the browser must come back with, and keeps until then: a link that somebody else made has another one. */
    state: z.string(),
  }),
  refusals: {
    /** The provider does not answer at present. */
    'social.unavailable': NoDetails,
  },
})

export const loginSocial = endpoint({
  summary: 'Signs in whoever shows the account of a provider that a member has linked',
  method: 'POST',
  path: '/wps/session/login/social',
  access: 'anyone',
  sealed: true,
  input: z.object({
    provider: SocialProvider,
    proof: SocialProof,
    loginDeviceId: z.optional(LoginDeviceId),
  }),
  output: Session,
  refusals: {
    /** Not what the provider would say, or said before. */
    'social.refused': NoDetails,
    'social.unavailable': NoDetails,
    /** Nobody here has linked this account. A mail address that is known is no link: that would give accounts away. */
    'social.account.unknown': z.object({
      /** With it, for ten minutes, an account can be made. */
      ticket: z.string(),
      expiresInSeconds: z.number(),
      /** As the provider calls him. */
      name: z.string(),
      /** Whether an account can be made with nothing else; else the merchant asks for more than a provider knows. */
      mayRegister: z.boolean(),
    }),
    'account.disabled': NoDetails,
    'login.second_factor.required': z.object({ challenge: z.string(), expiresInSeconds: z.number() }),
  },
})

export const registerSocial = endpoint({
  summary: 'Makes a member of who has shown an account of a provider, and signs him in',
  method: 'PUT',
  path: '/wps/member/register/social',
  access: 'anyone',
  moduleId: 'REG3',
  sealed: true,
  input: z.object({
    ticket: z.string().check(z.regex(/^[\w-]{20,64}$/)),
    affiliateCode: z.optional(AffiliateCode),
    domain: z.optional(z.string().check(z.maxLength(255))),
    loginDeviceId: z.optional(LoginDeviceId),
    registerUrl: z.string().check(z.maxLength(255)),
    registerMethod: z.enum(['APP', 'H5', 'WEBCLIP', 'PWA']),
  }),
  output: Session,
  refusals: {
    'social.ticket.expired': NoDetails,
    'affiliate.invalid': NoDetails,
    'account.disabled': NoDetails,
    'registration.refused': NoDetails,
    'login.second_factor.required': z.object({ challenge: z.string(), expiresInSeconds: z.number() }),
  },
})
