import * as z from 'zod'

const issuer = z
  .string()
  .regex(/^https?:\/\/[^?#]+$/, 'must be an address that begins with https:// or http://')
  .transform((url) => url.replace(/\/$/, ''))

/** Environment variables of Firebase, and of Google and Facebook as direct providers: docs/operate.md. */
export const socialVariables = {
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{3,40}$/, 'must be the id of a project')
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{3,100}$/, 'must be a key as the console shows it')
    .optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[\w.-]{3,200}$/, 'must be a host name')
    .optional(),
  /** Host of a Firebase emulator; its tokens are unsigned. */
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/, 'must be a host and a port')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).max(255).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).max(255).optional(),
  GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.string().min(1).max(255).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).max(255).optional(),
  FACEBOOK_ISSUER: issuer.default('https://www.facebook.com'),
}

type EnvironmentVariables = z.output<z.ZodObject<typeof socialVariables>>

/** Returns the problem of these variables in combination, as a sentence, or null. */
export function socialProblem(variables: EnvironmentVariables, production: boolean): string | null {
  const project = [variables.FIREBASE_PROJECT_ID, variables.FIREBASE_API_KEY, variables.FIREBASE_AUTH_DOMAIN]
  if (new Set(project.map(Boolean)).size > 1) {
    return 'FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN must be set together or not at all.'
  }
  if (variables.FIREBASE_AUTH_EMULATOR_HOST && !variables.FIREBASE_PROJECT_ID) {
    return 'FIREBASE_AUTH_EMULATOR_HOST requires FIREBASE_PROJECT_ID.'
  }
  if (production && variables.FIREBASE_AUTH_EMULATOR_HOST) {
    return 'FIREBASE_AUTH_EMULATOR_HOST is refused in production: an emulator does not verify identities.'
  }
  for (const name of ['GOOGLE', 'FACEBOOK'] as const) {
    if (Boolean(variables[`${name}_CLIENT_ID`]) !== Boolean(variables[`${name}_CLIENT_SECRET`])) {
      return `${name}_CLIENT_ID and ${name}_CLIENT_SECRET must be set together or not at all.`
    }
    if (production && variables[`${name}_ISSUER`].startsWith('http:')) {
      return `${name}_ISSUER must be an https:// address in production: identities must not be sent unencrypted.`
    }
  }
  return null
}

/** Firebase's published keys, as JWKs. Source: Firebase, "Verify ID tokens using a third-party JWT library". */
const FIREBASE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

export interface FirebaseConfig {
  projectId: string
  apiKey: string
  authDomain: string
  emulatorHost: string | null
  keysUrl: string
}

/** The gateway's client registration at an OpenID Connect provider. */
export interface ProviderConfig {
  issuer: string
  clientId: string
  clientSecret: string
}

/** Null for providers that are not configured. */
export interface SocialConfig {
  firebase: FirebaseConfig | null
  google: ProviderConfig | null
  facebook: ProviderConfig | null
}

/**
 * Returns the identity providers of the environment. Google and Facebook without configuration use the sandbox in the
 * demo, unless a real Firebase project (without emulator) is configured.
 */
export function socialOf(
  variables: EnvironmentVariables,
  demo: { sandboxUrl: string } | null,
): { social: SocialConfig } {
  const firebase = firebaseOf(variables)
  const simulated = firebase && !firebase.emulatorHost ? null : demo
  const google = clientOf(variables, 'GOOGLE') ?? (simulated && sandboxClient(simulated, 'google'))
  const facebook = clientOf(variables, 'FACEBOOK') ?? (simulated && sandboxClient(simulated, 'facebook'))
  return { social: { firebase, google, facebook } }
}

function firebaseOf(variables: EnvironmentVariables): FirebaseConfig | null {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain } = variables
  if (!projectId || !apiKey || !authDomain) return null
  const emulatorHost = variables.FIREBASE_AUTH_EMULATOR_HOST ?? null
  return { projectId, apiKey, authDomain, emulatorHost, keysUrl: FIREBASE_KEYS }
}

function clientOf(variables: EnvironmentVariables, name: 'GOOGLE' | 'FACEBOOK'): ProviderConfig | null {
  const { [`${name}_CLIENT_ID` as const]: clientId, [`${name}_CLIENT_SECRET` as const]: clientSecret } = variables
  return clientId && clientSecret ? { issuer: variables[`${name}_ISSUER`], clientId, clientSecret } : null
}

/** The sandbox has the same client registration by default. */
export const sandboxClient = ({ sandboxUrl }: { sandboxUrl: string }, provider: 'google' | 'facebook') => ({
  issuer: `${sandboxUrl.replace(/\/$/, '')}/identity/${provider}`,
  clientId: 'ante-demo',
  clientSecret: 'identity-demo-secret-not-for-production',
})
