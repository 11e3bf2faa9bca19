import { HeaderText, parseEnvironment, Port } from '@ante/plain-server/config.ts'
import { readStudioConfig } from '@ante/studio/config.ts'
import type { StudioConfig } from '@ante/studio/config.ts'
import * as z from 'zod'

const Environment = z.object({
  /** SMTP port of the mailbox. */
  SANDBOX_SMTP_PORT: Port.default(8125),
  /** Signing key shared by the carrier and its customer; the gateway reads the same variables. */
  SMS_KEY_ID: HeaderText.default('ante-demo'),
  SMS_SECRET: z.string().min(16).default('carrier-demo-secret-not-for-production'),
  /**
   * Client id of the gateway at the identity provider (OpenID Connect); the gateway is configured with the same value.
   */
  IDENTITY_CLIENT_ID: HeaderText.default('ante-demo'),
  IDENTITY_CLIENT_SECRET: z.string().min(16).default('identity-demo-secret-not-for-production'),
})

export interface Config extends StudioConfig {
  smtpPort: number
  carrier: { keyId: string; secret: string }
  identity: { id: string; secret: string }
}

/** Reads the environment once. Throws `ConfigError` with a message that names the problem. */
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
