import { HeaderText, parseEnvironment, Port } from '@ante/plain-server/config.ts'
import { readStudioConfig } from '@ante/studio/config.ts'
import type { StudioConfig } from '@ante/studio/config.ts'
import * as z from 'zod'

const Environment = z.object({
  /** Where the mailbox listens. */
  SANDBOX_SMTP_PORT: Port.default(8125),
  /** The key that the carrier and its customer sign with; the gateway has the same one by the same names. */
  SMS_KEY_ID: HeaderText.default('ante-demo'),
  SMS_SECRET: z.string().min(16).default('carrier-demo-secret-not-for-production'),
  /** How the gateway calls itself at the identity provider; it has the same in the demo. */
  IDENTITY_CLIENT_ID: HeaderText.default('ante-demo'),
  IDENTITY_CLIENT_SECRET: z.string().min(16).default('identity-demo-secret-not-for-production'),
})

export interface Config extends StudioConfig {
  smtpPort: number
  carrier: { keyId: string; secret: string }
  identity: { id: string; secret: string }
}

/** Reads the environment once. Throws `ConfigError` with a sentence that names what is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const studio = readStudioConfig(environment)
  const data = parseEnvironment(Environment, environment)
  return {
    ...studio,
    smtpPort: data.SANDBOX_SMTP_PORT,
    carrier: { keyId: data.SMS_KEY_ID, secret: data.SMS_SECRET },
    identity: { id: data.IDENTITY_CLIENT_ID, secret: data.IDENTITY_CLIENT_SECRET },
  }
}
