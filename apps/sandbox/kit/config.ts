import { join, resolve } from 'node:path'

import * as z from 'zod'

import { CONNECTIONS } from './db.ts'

const Port = z.coerce.number().int().min(0).max(65_535)
const HttpUrl = z
  .string()
  .regex(/^https?:\/\/[^/]+\/?$/, 'must be http(s)://host:port without a path')
  .transform((url) => url.replace(/\/$/, ''))
/** Sources as a content security policy names them: an origin, its host perhaps with a leading wildcard. */
const Origins = z
  .string()
  .regex(
    /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?( https?:\/\/(\*\.)?[\w.-]+(:\d+)?)*$/,
    'must be origins with spaces between',
  )
  .transform((list) => list.split(' '))
/** The same text goes into a header, so nothing but visible characters. */
const HeaderText = z.string().regex(/^[\x21-\x7e]+$/, 'must be visible ASCII characters')

const Environment = z.object({
  SANDBOX_PORT: Port.default(8090),
  SANDBOX_DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://'),
  SANDBOX_DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(CONNECTIONS),
  GATEWAY_URL: HttpUrl.default('http://localhost:8080'),
  /** Who may show the vendors' games in a frame. */
  LOBBY_ORIGINS: Origins.default(['http://localhost:8080', 'http://*.localhost:8080']),
  /** What the keys of all vendors are made of; the gateway has the same by the same name. */
  VENDORS_SECRET: z.string().min(16).default('vendors-demo-secret-not-for-production'),
  /** Divides all that vendors wait for: an answer, a lease, the next attempt. For tests, which cannot wait as in life. */
  VENDORS_HASTE: z.coerce.number().min(1).max(100).default(1),
  /** The same of what goes by the clock of a game: tables, flights, hands of cards. As hasty as vendors unless it is said. */
  GAMES_HASTE: z.coerce.number().min(1).max(100).optional(),
  /** Where the mailbox listens. */
  SANDBOX_SMTP_PORT: Port.default(8125),
  /** The key that the carrier and its customer sign with; the gateway has the same one by the same names. */
  SMS_KEY_ID: HeaderText.default('ante-demo'),
  SMS_SECRET: z.string().min(16).default('carrier-demo-secret-not-for-production'),
  /** How the gateway calls itself at the identity provider; it has the same in the demo. */
  IDENTITY_CLIENT_ID: HeaderText.default('ante-demo'),
  IDENTITY_CLIENT_SECRET: z.string().min(16).default('identity-demo-secret-not-for-production'),
  /** Whoever has it may change something at the desk. Without it nobody may. */
  DESK_CODE: z.string().trim().min(12).max(200).optional(),
  /** Off where strangers reach the sandbox: whoever does can disturb it. */
  SANDBOX_FAULTS: z.enum(['on', 'off']).default('on'),
  /** Whether what nobody needs any more is forgotten after a time. */
  SANDBOX_TIDY: z.enum(['on', 'off']).default('on'),
  /** Where the front ends were built to. */
  SANDBOX_DIST: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../../../build/sandbox')),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
})

export interface Config {
  port: number
  smtpPort: number
  databaseUrl: string
  databasePool: number
  gatewayUrl: string
  lobbyOrigins: string[]
  /** Where a game's page finds back to that has no session to tell it. */
  lobbyUrl: string
  vendorsSecret: string
  vendorsHaste: number
  gamesHaste: number
  carrier: { keyId: string; secret: string }
  identity: { id: string; secret: string }
  /** Null where nobody was told one. */
  deskCode: string | null
  faults: boolean
  tidies: boolean
  dist: string
  logLevel: z.output<typeof Environment>['LOG_LEVEL']
}

/** Configuration that makes no sense; its message is the sentence to show. */
export class ConfigError extends Error {}

/** Reads the environment once. Throws `ConfigError` with a sentence that names what is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`).join(' '))
  }
  const { data } = parsed
  return {
    port: data.SANDBOX_PORT,
    smtpPort: data.SANDBOX_SMTP_PORT,
    databaseUrl: data.SANDBOX_DATABASE_URL,
    databasePool: data.SANDBOX_DATABASE_POOL,
    gatewayUrl: data.GATEWAY_URL,
    lobbyOrigins: data.LOBBY_ORIGINS,
    lobbyUrl: `${data.LOBBY_ORIGINS.find((origin) => !origin.includes('*')) ?? data.GATEWAY_URL}/`,
    vendorsSecret: data.VENDORS_SECRET,
    vendorsHaste: data.VENDORS_HASTE,
    gamesHaste: data.GAMES_HASTE ?? data.VENDORS_HASTE,
    carrier: { keyId: data.SMS_KEY_ID, secret: data.SMS_SECRET },
    identity: { id: data.IDENTITY_CLIENT_ID, secret: data.IDENTITY_CLIENT_SECRET },
    deskCode: data.DESK_CODE ?? null,
    faults: data.SANDBOX_FAULTS === 'on',
    tidies: data.SANDBOX_TIDY === 'on',
    dist: resolve(data.SANDBOX_DIST),
    logLevel: data.LOG_LEVEL,
  }
}
