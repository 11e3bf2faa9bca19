import * as z from 'zod'

/** Environment variables of push messages: docs/operate.md. */
export const pushVariables = {
  /** Key pair, public key first, both in base64url; without it the gateway generates and stores one. */
  PUSH_KEY: z
    .string()
    .regex(/^B[\w-]{86}:[\w-]{43}$/, 'must be a public and a private key with a colon between them')
    .optional(),
  /** Contact for push services in case of problems. */
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
    .optional(),
}

type EnvironmentVariables = z.output<z.ZodObject<typeof pushVariables>>

/** Returns the configuration of push messages. `sandboxPushUrl`: URL of the demo's push service, possibly a private address. */
export const pushOf = (
  variables: EnvironmentVariables,
  { mailFrom, sandboxUrl }: { mailFrom: string | undefined; sandboxUrl: string | null },
) => ({
  key: variables.PUSH_KEY ?? null,
  contact: variables.PUSH_CONTACT ?? `mailto:${mailFrom ?? 'nobody@example.com'}`,
  sandboxPushUrl: sandboxUrl === null ? null : `${sandboxUrl.replace(/\/$/, '')}/push-service`,
})
