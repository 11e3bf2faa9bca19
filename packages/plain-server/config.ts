import * as z from 'zod'

import { CONNECTIONS } from './db.ts'

export const Port = z.coerce.number().int().min(0).max(65_535)
/** Text that is also used in a header: visible ASCII characters only. */
export const HeaderText = z.string().regex(/^[\x21-\x7e]+$/, 'must be visible ASCII characters')
const HttpUrl = z
  .string()
  .regex(/^https?:\/\/[^/]+\/?$/, 'must be http(s)://host:port without a path')
  .transform((url) => url.replace(/\/$/, ''))
/** Sources of a content security policy: an origin, whose host may start with a wildcard. */
const Origins = z
  .string()
  .regex(
    /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?( https?:\/\/(\*\.)?[\w.-]+(:\d+)?)*$/,
    'must be origins with spaces between',
  )
  .transform((list) => list.split(' '))

/** The environment variables of every server of the sandbox; each server extends them with its own. */
export const ServerEnvironment = z.object({
  SANDBOX_PORT: Port.default(8090),
  SANDBOX_DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://'),
  SANDBOX_DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(CONNECTIONS),
  GATEWAY_URL: HttpUrl.default('http://localhost:8080'),
  /** Origins that may show the vendors' games in a frame. */
  LOBBY_ORIGINS: Origins.default(['http://localhost:8080', 'http://*.localhost:8080']),
  /** Secret from which the keys of all vendors are derived; the gateway has the same value under the same name. */
  VENDORS_SECRET: z.string().min(16).default('vendors-demo-secret-not-for-production'),
  /**
   * Divisor of all delays of vendors: answers, leases, retries. Tests use it because they cannot wait for the real
   * delays.
   */
  VENDORS_TIME_SCALE: z.coerce.number().min(1).max(100).default(1),
  /** Developer-console code, required for changes in the console. When missing, no changes are possible. */
  CONSOLE_CODE: z.string().trim().min(12).max(200).optional(),
  /** Enables fault injection. Must be off where strangers can reach the sandbox. */
  SANDBOX_FAULTS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
})

export interface ServerConfig {
  port: number
  databaseUrl: string
  databasePool: number
  gatewayUrl: string
  lobbyOrigins: string[]
  /** Address to which a game's page returns when its session contains no address. */
  lobbyUrl: string
  vendorsSecret: string
  vendorsTimeScale: number
  /** Null if no code is configured. */
  consoleCode: string | null
  faults: boolean
  logLevel: z.output<typeof ServerEnvironment>['LOG_LEVEL']
}

/** Invalid configuration; its message is the sentence to show. */
export class ConfigError extends Error {}

/** Parses the environment by a schema. Throws `ConfigError` with a sentence that names the error. */
export function parseEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.output<Schema> {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(nonEmpty)
  if (parsed.success) return parsed.data
  throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`).join(' '))
}

/** Returns the configuration that all servers share. Throws `ConfigError`. */
export function readServerConfig(environment: Record<string, string | undefined>): ServerConfig {
  const data = parseEnvironment(ServerEnvironment, environment)
  return {
    port: data.SANDBOX_PORT,
    databaseUrl: data.SANDBOX_DATABASE_URL,
    databasePool: data.SANDBOX_DATABASE_POOL,
    gatewayUrl: data.GATEWAY_URL,
    lobbyOrigins: data.LOBBY_ORIGINS,
    lobbyUrl: `${data.LOBBY_ORIGINS.find((origin) => !origin.includes('*')) ?? data.GATEWAY_URL}/`,
    vendorsSecret: data.VENDORS_SECRET,
    vendorsTimeScale: data.VENDORS_TIME_SCALE,
    consoleCode: data.CONSOLE_CODE ?? null,
    faults: data.SANDBOX_FAULTS === 'on',
    logLevel: data.LOG_LEVEL,
  }
}
