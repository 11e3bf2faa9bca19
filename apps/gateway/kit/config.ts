import { resolve } from 'node:path'

import * as z from 'zod'

import { DEFAULT_SANDBOX } from './sandbox.ts'
import { codeLimitsOf, codeVariables, senderProblem, senderVariables, sendersOf } from './senders-config.ts'
import { pushOf, pushVariables } from './push-config.ts'
import { socialOf, socialProblem, socialVariables } from './social-config.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.enum(['on', 'off']).transform((value) => value === 'on')

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(8080),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  WEB_DIST: z.string().default('build/web'),
  CONSOLE_DIST: z.string().default('build/console'),
  PICTURES_DIR: z.string().default('build/pictures'),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  /** Address or network of the reverse proxy, if any; its X-Forwarded headers are trusted. */
  TRUSTED_PROXY: z.string().optional(),
  /** Header in which that proxy sends the visitor's country, for example CF-IPCountry. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be the name of a header')
    .optional(),
  /** Country database in MaxMind's format, instead of the bundled one. */
  COUNTRY_DATABASE: z.string().optional(),
  DEMO_DATA: flag.optional(),
  /** Whether the demo has staff accounts: with them the operator CLI requires a sign-in. */
  DEMO_STAFF: flag.default(true),
  /** Host of the operator console, without a port; if unset, there is no console. */
  CONSOLE_HOST: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9.-]{1,253}$/, 'must be a host name without a port')
    .optional(),
  /** URL of the sandbox with the demo's vendors. */
  SANDBOX_URL: z.string().default(DEFAULT_SANDBOX.sandboxUrl),
  /** Secret from which the keys of all demo vendors are derived; the sandbox reads the same variable. */
  VENDORS_SECRET: z.string().min(16).default(DEFAULT_SANDBOX.vendorsSecret),
  ...senderVariables,
  ...codeVariables,
  ...socialVariables,
  ...pushVariables,
  /** Sign-ins, registrations and trial accounts per minute and address. Source of the default: domain handbook 13. */
  LOGINS_PER_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(10),
  /** Registrations per network and day; mobile carriers put many people behind one network. */
  REGISTRATIONS_PER_NETWORK: z.coerce.number().int().min(1).max(10_000_000).default(200),
  /** Wrong invitation codes per hour and network before all codes are refused. */
  WRONG_INVITATIONS_PER_NETWORK: z.coerce.number().int().min(1).max(1_000_000).default(20),
  /** Taken usernames that the registration page may reveal per network and hour. */
  TAKEN_NAMES_PER_NETWORK: z.coerce.number().int().min(1).max(1_000_000).default(30),
  /** Interval of heartbeats on live streams; must be shorter than the idle timeout of any proxy. */
  LIVE_HEARTBEAT_SECONDS: z.coerce.number().min(0.05).max(40).default(15),
  /** Live streams per address; mobile carriers put thousands of phones behind one address. */
  LIVE_STREAMS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
  /**
   * Pages rendered per network and minute; cached pages are not counted. The wider networks of an address have twice
   * and four times this limit.
   */
  RENDERS_PER_NETWORK: z.coerce.number().int().min(1).max(1_000_000).default(300),
  /** Whether this instance draws lotteries; if off, it leaves draws to other instances. */
  LOTTERY_DRAWS: flag.default(true),
  /** Whether the service worker is offered; if off, it is removed from each device at its next visit. */
  SERVICE_WORKER: flag.default(true),
  /** Key that seals secrets in the database; the same for all instances. */
  SECRETS_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Whether bodies with passwords may be unsealed: for manual development, and phones on plain HTTP. */
  PLAIN_BODIES: flag.optional(),
  /** Token required to read `/metrics`; without it the metrics are disabled. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Base URL of the documentation for links of the operator console: the folder `docs`. */
  DOCS_URL: z
    .string()
    .regex(/^https?:\/\/./, 'must begin with http:// or https://')
    .transform((url) => url.replace(/\/$/, ''))
    .nullable()
    .default(null),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
})

/** Default in development, because instances on one database need the same secret. */
const DEVELOPMENT_SECRET = 'the secret of every development database'

const DEVELOPMENT_CONSOLE = 'console.localhost'

export type Config = ReturnType<typeof readConfig>

/** Invalid configuration; the message is a sentence for the operator. */
export class ConfigError extends Error {}

/** Reads the environment once. Throws `ConfigError` with a sentence that names the problem. */
export function readConfig(environment: Record<string, string | undefined>) {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(variables)
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(sentenceOf).join(' '))

  const { data } = parsed
  const production = data.NODE_ENV === 'production'
  const problem = problemIn(data)
  if (problem) throw new ConfigError(problem)
  const demoData = data.DEMO_DATA ?? !production
  const demo = demoData ? { sandboxUrl: data.SANDBOX_URL } : null
  return {
    production,
    host: data.HOST,
    port: data.PORT,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL ?? null,
    databasePool: data.DATABASE_POOL,
    webDist: resolve(data.WEB_DIST),
    consoleDist: resolve(data.CONSOLE_DIST),
    picturesDir: resolve(data.PICTURES_DIR),
    tls: tlsOf(data),
    trustedProxy: data.TRUSTED_PROXY ?? null,
    countryHeader: data.COUNTRY_HEADER?.toLowerCase() ?? null,
    countryDatabase: data.COUNTRY_DATABASE ? resolve(data.COUNTRY_DATABASE) : null,
    demoData,
    demoStaff: demoData && data.DEMO_STAFF,
    consoleHost: consoleHostOf(data),
    sandboxUrl: data.SANDBOX_URL.replace(/\/$/, ''),
    vendorsSecret: data.VENDORS_SECRET,
    ...sendersOf(data, demo),
    ...socialOf(data, demo),
    push: pushOf(data, { mailFrom: data.MAIL_FROM, sandboxUrl: demo && demo.sandboxUrl }),
    codeLimits: codeLimitsOf(data),
    loginsPerMinute: data.LOGINS_PER_MINUTE,
    registrationsPerNetwork: data.REGISTRATIONS_PER_NETWORK,
    wrongInvitationsPerNetwork: data.WRONG_INVITATIONS_PER_NETWORK,
    takenNamesPerNetwork: data.TAKEN_NAMES_PER_NETWORK,
    liveHeartbeatMs: data.LIVE_HEARTBEAT_SECONDS * 1000,
    liveStreamsPerNetwork: data.LIVE_STREAMS_PER_ADDRESS,
    rendersPerNetwork: data.RENDERS_PER_NETWORK,
    lotteryDraws: data.LOTTERY_DRAWS,
    serviceWorker: data.SERVICE_WORKER,
    secretsKey: secretsKeyOf(data),
    plainBodies: data.PLAIN_BODIES ?? !production,
    metricsToken: data.METRICS_TOKEN ?? null,
    docsUrl: data.DOCS_URL,
    logLevel: data.LOG_LEVEL,
  }
}

type EnvironmentVariables = z.output<typeof Environment>
type SecretVariable = 'SECRETS_KEY' | 'DATABASE_URL'

/** Returns the problem of the variables in combination, as a sentence, or null. */
function problemIn(data: EnvironmentVariables): string | null {
  const production = data.NODE_ENV === 'production'
  return (
    connectionProblem(data) ?? secretProblem(data) ?? senderProblem(data, production) ?? socialProblem(data, production)
  )
}

/** Returns the problem of the TLS and proxy variables, as a sentence, or null. */
function connectionProblem({
  NODE_ENV,
  TLS_CERT,
  TLS_KEY,
  TRUSTED_PROXY,
  COUNTRY_HEADER,
}: EnvironmentVariables): string | null {
  if (Boolean(TLS_CERT) !== Boolean(TLS_KEY)) return 'TLS_CERT and TLS_KEY must be set together or not at all.'
  if (NODE_ENV === 'production' && !TLS_CERT && !TRUSTED_PROXY) {
    return 'In production, set TLS_CERT and TLS_KEY, or set TRUSTED_PROXY to the TLS proxy.'
  }
  if (COUNTRY_HEADER && !TRUSTED_PROXY) {
    return 'COUNTRY_HEADER requires TRUSTED_PROXY, because only a proxy is trusted to set it.'
  }
  return null
}

/** Returns the variable that is forbidden or missing in production, as a sentence, or null. */
function secretProblem({
  NODE_ENV,
  DEMO_DATA,
  PLAIN_BODIES,
  DATABASE_URL,
  SECRETS_KEY,
}: EnvironmentVariables): string | null {
  if (NODE_ENV !== 'production') return null
  if (DEMO_DATA) return 'DEMO_DATA=on is refused in production.'
  if (PLAIN_BODIES) return 'PLAIN_BODIES=on is refused in production.'
  if (DATABASE_URL && !SECRETS_KEY) {
    return 'In production, DATABASE_URL requires SECRETS_KEY, the same for all instances.'
  }
  return null
}

const consoleHostOf = ({ CONSOLE_HOST, NODE_ENV }: EnvironmentVariables): string | null =>
  CONSOLE_HOST ?? (NODE_ENV === 'production' ? null : DEVELOPMENT_CONSOLE)

const tlsOf = ({ TLS_CERT: cert, TLS_KEY: key }: EnvironmentVariables) => (cert && key ? { cert, key } : null)

/** Returns the key that seals secrets; null if the gateway generates one next to its embedded database. */
export function secretsKeyOf({ SECRETS_KEY, DATABASE_URL }: Pick<EnvironmentVariables, SecretVariable>): string | null {
  return SECRETS_KEY || (DATABASE_URL ? DEVELOPMENT_SECRET : null)
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}.`
}
