import * as z from 'zod'

/** The environment variables of messages to phones while the app is closed: docs/operate.md. */
export const pushVariables = {
  /** The pair of keys, public half first, both in base64url; without it the gateway makes one and keeps it. */
  PUSH_KEY: z
    .string()
    .regex(/^B[\w-]{86}:[\w-]{43}$/, 'must be a public and a private key with a colon between them')
    .optional(),
  /** Whom a push service may turn to when something is wrong with our messages. */
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
    .optional(),
}

type Given = z.output<z.ZodObject<typeof pushVariables>>

/** `near` is the demo's own push service, which need not be out on the internet. */
export const pushOf = (
  given: Given,
  { mailFrom, sandboxUrl }: { mailFrom: string | undefined; sandboxUrl: string | null },
) => ({
  key: given.PUSH_KEY ?? null,
  contact: given.PUSH_CONTACT ?? `mailto:${mailFrom ?? 'nobody@example.com'}`,
  near: sandboxUrl === null ? null : `${sandboxUrl.replace(/\/$/, '')}/push-service`,
})
