import * as z from 'zod'

/** Environment variables of the message senders: docs/senders.md. */
export const senderVariables = {
  SMS_PROVIDER_URL: z
    .string()
    .regex(/^https?:\/\//, 'must begin with https:// or http://')
    .optional(),
  SMS_KEY_ID: z
    .string()
    .regex(/^[\w.:-]{1,80}$/, 'must be a name without blanks')
    .optional(),
  SMS_SECRET: z.string().min(16).optional(),
  /** Includes user and password if the server requires them. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^@\s]+@[^@\s]+$/, 'must be a mail address')
    .optional(),
  /** Port of the demo's mail server, at the host of SANDBOX_URL. */
  SANDBOX_SMTP_PORT: z.coerce.number().int().min(0).max(65_535).default(8125),
}

const perDay = z.coerce.number().int().min(1).max(10_000_000)

/** Daily limits of codes sent to phones: per network, and per merchant, which pays for them. */
export const codeVariables = {
  CODES_PER_NETWORK: perDay.default(100),
  CODES_AT_HOME: perDay.default(20_000),
  CODES_ABROAD: perDay.default(500),
}

export const codeLimitsOf = (variables: z.output<z.ZodObject<typeof codeVariables>>) => ({
  network: variables.CODES_PER_NETWORK,
  home: variables.CODES_AT_HOME,
  abroad: variables.CODES_ABROAD,
})

type EnvironmentVariables = z.output<z.ZodObject<typeof senderVariables>>

/** Returns the problem of these variables in combination, as a sentence, or null. */
export function senderProblem(variables: EnvironmentVariables, production: boolean): string | null {
  if (new Set([variables.SMS_PROVIDER_URL, variables.SMS_KEY_ID, variables.SMS_SECRET].map(Boolean)).size > 1) {
    return 'SMS_PROVIDER_URL, SMS_KEY_ID and SMS_SECRET must be set together or not at all.'
  }
  if (production && variables.SMS_PROVIDER_URL?.startsWith('http:')) {
    return 'SMS_PROVIDER_URL must be an https:// address in production: codes must not be sent unencrypted.'
  }
  if (Boolean(variables.SMTP_URL) !== Boolean(variables.MAIL_FROM)) {
    return 'SMTP_URL and MAIL_FROM must be set together or not at all.'
  }
  return null
}

/** Returns the message senders: those of the environment, else in the demo the sandbox, else none. */
export function sendersOf(variables: EnvironmentVariables, demo: { sandboxUrl: string } | null) {
  return {
    sms: smsOf(variables) ?? (demo && demoSms(demo)),
    mail: mailOf(variables) ?? (demo && demoMail(demo, variables.SANDBOX_SMTP_PORT)),
  }
}

function smsOf({ SMS_PROVIDER_URL: url, SMS_KEY_ID: keyId, SMS_SECRET: secret }: EnvironmentVariables) {
  return url && keyId && secret ? { url: url.replace(/\/$/, ''), keyId, secret } : null
}

const mailOf = ({ SMTP_URL: url, MAIL_FROM: from }: EnvironmentVariables) => (url && from ? { url, from } : null)

/** The sandbox's carrier has the same key by default. */
const demoSms = ({ sandboxUrl }: { sandboxUrl: string }) => ({
  url: `${sandboxUrl.replace(/\/$/, '')}/carrier`,
  keyId: 'ante-demo',
  secret: 'carrier-demo-secret-not-for-production',
})

const demoMail = ({ sandboxUrl }: { sandboxUrl: string }, smtpPort: number) => ({
  url: `smtp://${new URL(sandboxUrl).hostname}:${smtpPort}`,
  from: 'no-reply@ante.example',
})
