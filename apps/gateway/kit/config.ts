import { resolve } from 'node:path'

import * as z from 'zod'

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
  PICTURES_DIR: z.string().default('build/pictures'),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  /** The proxy's address or network, where one stands in front; its X-Forwarded headers are then believed. */
  TRUSTED_PROXY: z.string().optional(),
  /** Where that proxy says which country a visitor is in, for example CF-IPCountry. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be the name of a header')
    .optional(),
  /** A table of countries in MaxMind's format, in place of the one that comes with the gateway. */
  COUNTRY_DATABASE: z.string().optional(),
  DEMO_DATA: flag.optional(),
  /** Where the demo's vendors live. */
  SANDBOX_URL: z.string().default('http://localhost:8090'),
  /** What the keys of all the demo's vendors are made of; the sandbox has the same by the same name. */
  VENDORS_SECRET: z.string().min(16).default('vendors-demo-secret-not-for-production'),
  ...senderVariables,
  ...codeVariables,
  ...socialVariables,
  ...pushVariables,
  /** Logins, registrations and trial accounts a minute and address. Source of the usual one: domain handbook 13. */
  LOGINS_PER_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(10),
  /** Members that a network makes in a day; mobile carriers put many people behind one. */
  REGISTRATIONS_PER_NETWORK: z.coerce.number().int().min(1).max(10_000_000).default(200),
  /** Invitation codes that are nobody's, an hour and network: so many may be mistyped before no more are looked at. */
  WRONG_INVITATIONS_PER_NETWORK: z.coerce.number().int().min(1).max(1_000_000).default(20),
  /** A proxy that cuts quiet connections earlier needs it shorter. */
  LIVE_HEARTBEAT_SECONDS: z.coerce.number().min(0.05).max(40).default(15),
  /** Live streams of one address; mobile carriers put thousands of phones behind one. */
  LIVE_STREAMS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
  /** Pages rendered for one network in a minute; stored ones are not counted. Its wider prefixes have twice and four times as many. */
  RENDERS_PER_NETWORK: z.coerce.number().int().min(1).max(1_000_000).default(300),
  /** Off lets others draw the lottery: this one answers calls alone. */
  LOTTERY_DRAWS: flag.default(true),
  /** Off takes the service worker away from every device that has one, at its next visit. */
  SERVICE_WORKER: flag.default(true),
  /** What secrets in the database are sealed by; all instances have the same. */
  SECRETS_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Whether passwords may come in bodies that nobody sealed: for development by hand, and phones on plain HTTP. */
  PLAIN_BODIES: flag.optional(),
  /** What a monitoring system shows to read `/metrics`; without it there are none to read. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
})

/** Instances on one database need one secret, and in development nobody gives them one. */
const DEVELOPMENT_SECRET = 'the secret of every development database'

export type Config = ReturnType<typeof readConfig>

/** Configuration that makes no sense; its message is the sentence to show. */
export class ConfigError extends Error {}

/** Reads the environment once. Throws `ConfigError` with a sentence that names what is wrong. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
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
    picturesDir: resolve(data.PICTURES_DIR),
    tls: tlsOf(data),
    trustedProxy: data.TRUSTED_PROXY ?? null,
    countryHeader: data.COUNTRY_HEADER?.toLowerCase() ?? null,
    countryDatabase: data.COUNTRY_DATABASE ? resolve(data.COUNTRY_DATABASE) : null,
    demoData,
    sandboxUrl: data.SANDBOX_URL.replace(/\/$/, ''),
    vendorsSecret: data.VENDORS_SECRET,
    ...sendersOf(data, demo),
    ...socialOf(data, demo),
    push: pushOf(data, { mailFrom: data.MAIL_FROM, sandboxUrl: demo && demo.sandboxUrl }),
    codeLimits: codeLimitsOf(data),
    loginsPerMinute: data.LOGINS_PER_MINUTE,
    registrationsPerNetwork: data.REGISTRATIONS_PER_NETWORK,
    wrongInvitationsPerNetwork: data.WRONG_INVITATIONS_PER_NETWORK,
    liveHeartbeatMs: data.LIVE_HEARTBEAT_SECONDS * 1000,
    liveStreamsPerNetwork: data.LIVE_STREAMS_PER_ADDRESS,
    rendersPerNetwork: data.RENDERS_PER_NETWORK,
    lotteryDraws: data.LOTTERY_DRAWS,
    serviceWorker: data.SERVICE_WORKER,
    secretsKey: secretsKeyOf(data),
    plainBodies: data.PLAIN_BODIES ?? !production,
    metricsToken: data.METRICS_TOKEN ?? null,
    logLevel: data.LOG_LEVEL,
  }
}

type Given = z.output<typeof Environment>
type SecretVariable = 'SECRETS_KEY' | 'DATABASE_URL'

/** What is wrong with the variables together, as a sentence, or null. */
function problemIn(data: Given): string | null {
  const production = data.NODE_ENV === 'production'
  return lineProblem(data) ?? secretProblem(data) ?? senderProblem(data, production) ?? socialProblem(data, production)
}

/** What is wrong with how browsers reach us, or null. */
function lineProblem({ NODE_ENV, TLS_CERT, TLS_KEY, TRUSTED_PROXY, COUNTRY_HEADER }: Given): string | null {
  if (Boolean(TLS_CERT) !== Boolean(TLS_KEY)) return 'TLS_CERT and TLS_KEY belong together: give both or neither.'
  if (NODE_ENV === 'production' && !TLS_CERT && !TRUSTED_PROXY) {
    return 'In production give TLS_CERT and TLS_KEY, or name the TLS proxy in TRUSTED_PROXY.'
  }
  if (COUNTRY_HEADER && !TRUSTED_PROXY) {
    return 'COUNTRY_HEADER is believed from a proxy alone: name it in TRUSTED_PROXY.'
  }
  return null
}

/** What production must not have, or lacks, or null. */
function secretProblem({ NODE_ENV, DEMO_DATA, PLAIN_BODIES, DATABASE_URL, SECRETS_KEY }: Given): string | null {
  if (NODE_ENV !== 'production') return null
  if (DEMO_DATA) return 'DEMO_DATA=on is refused in production.'
  if (PLAIN_BODIES) return 'PLAIN_BODIES=on is refused in production.'
  if (DATABASE_URL && !SECRETS_KEY) {
    return 'In production with DATABASE_URL give SECRETS_KEY, the same to all instances.'
  }
  return null
}

const tlsOf = ({ TLS_CERT: cert, TLS_KEY: key }: Given) => (cert && key ? { cert, key } : null)

/** Null where the gateway makes one of its own, beside its embedded database. */
export function secretsKeyOf({ SECRETS_KEY, DATABASE_URL }: Pick<Given, SecretVariable>): string | null {
  return SECRETS_KEY || (DATABASE_URL ? DEVELOPMENT_SECRET : null)
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}.`
}
