import * as z from 'zod'

import { CONNECTIONS } from './db.ts'

export const Port = z.coerce.number().int().min(0).max(65_535)
/** Text that also goes into a header: visible ASCII characters only. */
export const HeaderText = z.string().regex(/^[\x21-\x7e]+$/, 'must be visible ASCII characters')
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

/** The variables that each server of the sandbox reads; a server extends them by its own. */
export const ServerEnvironment = z.object({
  SANDBOX_PORT: Port.default(8090),
  SANDBOX_DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgresql://'),
  SANDBOX_DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(CONNECTIONS),
  GATEWAY_URL: HttpUrl.default('http://localhost:8080'),
  /** Who may show the vendors' games in a frame. */
  LOBBY_ORIGINS: Origins.default(['http://localhost:8080', 'http://*.localhost:8080']),
  /** What the keys of all vendors are made of; the gateway has the same by the same name. */
  VENDORS_SECRET: z.string().min(16).default('vendors-demo-secret-not-for-production'),
  /** Divides all that vendors wait for: an answer, a lease, the next attempt. For tests, which cannot wait as in life. */
  VENDORS_TIME_SCALE: z.coerce.number().min(1).max(100).default(1),
  /** Whoever has it may change something at the desk. Without it nobody may. */
  CONSOLE_CODE: z.string().trim().min(12).max(200).optional(),
  /** Off where strangers reach the sandbox: whoever does can disturb it. */
  SANDBOX_FAULTS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
})

export interface ServerConfig {
  port: number
  databaseUrl: string
  databasePool: number
  gatewayUrl: string
  lobbyOrigins: string[]
  /** Where a game's page finds back to that has no session to tell it. */
  lobbyUrl: string
  vendorsSecret: string
  vendorsTimeScale: number
  /** Null where nobody was told one. */
  consoleCode: string | null
  faults: boolean
  logLevel: z.output<typeof ServerEnvironment>['LOG_LEVEL']
}

/** Configuration that makes no sense; its message is the sentence to show. */
export class ConfigError extends Error {}

/** Parses the environment by a schema. Throws `ConfigError` with a sentence that names what is wrong. */
export function parseEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`).join(' '))
}

/** The configuration that all servers share. Throws `ConfigError`. */
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
