import { CONSOLE_CODE } from './developer-console.ts'

export interface TestServerOptions {
  /** An empty database used only by this server. */
  databaseUrl: string
  gatewayUrl: string
  port?: number
  /** Enables `POST /sandbox/faults` and its forms in the developer console. */
  faults?: boolean
  /** Additional environment variables. */
  environment?: Record<string, string>
}

/** Returns the environment of a server that a test runs in its own process, on a free port unless one is given. */
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
 * Replaces `killProcess` in tests, because the fault `stop` must not kill the test's process: aborts the round, which
 * the server resumes after some seconds, as after a restart.
 */
export const dropRound = (): never => {
  throw new Error('The round was dropped by a requested fault.')
}
