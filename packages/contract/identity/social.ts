import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { AffiliateCode } from './affiliate.ts'
import { FirebaseIdToken } from './firebase.ts'
import { LoginDeviceId, Session } from './session.ts'

/** Providers whose accounts can be used to sign in. */
export const SocialProvider = z.enum(['google', 'facebook'])
export type SocialProvider = z.output<typeof SocialProvider>

/** Public configuration of the merchant's Firebase project for the browser. None of it is secret. */
export const FirebaseProject = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  /** URL of an emulator that replaces Firebase; null for Firebase itself. */
  emulatorUrl: z.nullable(z.string()),
})
export type FirebaseProject = z.output<typeof FirebaseProject>

/** `by`: Firebase opens the provider's popup, or the browser is redirected to the provider and back. */
const SocialWay = z.object({ provider: SocialProvider, by: z.enum(['firebase', 'redirect']) })
export type SocialWay = z.output<typeof SocialWay>

export const SignInWays = z.object({
  firebase: z.nullable(FirebaseProject),
  /** Whether Firebase sends the codes to phones. */
  smsByFirebase: z.boolean(),
  social: z.array(SocialWay),
})
export type SignInWays = z.output<typeof SignInWays>

export const getSignInWays = endpoint({
  summary: 'Returns the identity providers available for sign-in.',
  method: 'GET',
  path: '/wps/system/setting/signIn',
  access: 'anyone',
  input: Nothing,
  output: SignInWays,
})

/** Parameters of the provider's redirect; the browser's own half of `state` is never sent to the provider. */
const Returned = z.object({
  kind: z.literal('redirect'),
  code: z.string().check(z.minLength(1), z.maxLength(2048)),
  state: z.string().check(z.regex(/^[\w-]{20,64}$/)),
})
const ShownByFirebase = z.object({ kind: z.literal('firebase'), idToken: FirebaseIdToken })

/** Proof of the ownership of a provider account. */
const SocialProof = z.discriminatedUnion('kind', [Returned, ShownByFirebase])
export type SocialProof = z.output<typeof SocialProof>

export const beginSocial = endpoint({
  summary: 'Returns the address at which the browser signs in to an identity provider.',
  method: 'POST',
  path: '/wps/session/login/social/begin',
  access: 'anyone',
  input: z.object({ provider: SocialProvider }),
  output: z.object({
    url: z.string(),
    /**
     * Stored by the browser until the redirect back, which must contain the same value, so that a link created by
     * another person is refused.
     */
    state: z.string(),
  }),
  refusals: {
    /** The provider does not answer at present. */
    'social.unavailable': NoDetails,
  },
})

export const loginSocial = endpoint({
  summary: 'Signs a member in with a linked provider account.',
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
    /** The provider did not issue the proof, or it was used before. */
    'social.refused': NoDetails,
    'social.unavailable': NoDetails,
    /**
     * No member has linked this account. An equal email address is no link, because that would enable account
     * takeovers.
     */
    'social.account.unknown': z.object({
      /** Ticket with which a member account can be created within ten minutes. */
      ticket: z.string(),
      expiresInSeconds: z.number(),
      /** The user's name at the provider. */
      name: z.string(),
      /**
       * Whether an account can be created without further data; otherwise the merchant requires more than the provider
       * has.
       */
      mayRegister: z.boolean(),
    }),
    'account.disabled': NoDetails,
    'login.second_factor.required': z.object({ challenge: z.string(), expiresInSeconds: z.number() }),
  },
})

export const registerSocial = endpoint({
  summary: 'Registers a member with a provider account and signs them in.',
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
