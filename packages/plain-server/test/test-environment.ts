import { CONSOLE_CODE } from './in-console.ts'

export interface TestServerOptions {
  /** An empty database that is this server's own. */
  databaseUrl: string
  gatewayUrl: string
  port?: number
  /** Opens `POST /sandbox/faults` and the desk's forms for it. */
  faults?: boolean
  /** Anything else, as environment variables. */
  environment?: Record<string, string>
}

/** The environment of a server that a test runs inside its own process, on a free port unless one is given. */
export const testEnvironment = ({
  databaseUrl,
  gatewayUrl,
  port = 0,
  faults = false,
  environment,
}: TestServerOptions): Record<string, string> => ({
  SANDBOX_PORT: String(port),
  SANDBOX_SMTP_PORT: '0',
  SANDBOX_DATABASE_URL: databaseUrl,
  GATEWAY_URL: gatewayUrl,
  SANDBOX_FAULTS: faults ? 'on' : 'off',
  CONSOLE_CODE,
  LOG_LEVEL: 'silent',
  ...environment,
})

/**
 * The fault `stop` cannot kill the test's process: it drops the round where it is instead, which the server takes up again by
 * itself after some seconds, as after a restart.
 */
export const dropRound = (): never => {
  throw new Error('The round was dropped by a fault that was asked for.')
}
