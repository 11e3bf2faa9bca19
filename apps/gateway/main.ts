import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspect } from 'node:util'

import { DatabaseServerError } from '@ante/embedded-postgres/database-error.ts'
import { pino } from 'pino'

import { openGateway } from './gateway.ts'
import type { Gateway } from './gateway.ts'
import { ConfigError, readConfig } from './kit/config.ts'
import type { Config } from './kit/config.ts'

const WRONG_CONFIGURATION = 2
/** Maximum time of a graceful stop in milliseconds; then the process exits. */
const STOP_LIMIT_MS = 20_000

let started: Gateway | null = null
// The runner that started this process is connected to it; a disconnect means that the runner died.
process.once('disconnect', () => (started ? void stop(started) : process.exit(1)))

try {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel, redact: ['req.headers', 'headers', 'err.detail'] })
  const gateway = await openGateway(config, log)
  started = gateway
  await announce(config, gateway)
  log.info({ event: 'gateway.started', url: gateway.url }, 'gateway is ready')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(gateway))
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exit(error instanceof ConfigError ? WRONG_CONFIGURATION : 1)
}

/** Writes the URLs for the runner into a file, atomically. */
async function announce({ dataDir }: Config, { url, databaseUrl, sandboxDatabaseUrl }: Gateway): Promise<void> {
  await mkdir(dataDir, { recursive: true }) // it may not exist yet if the database is given by URL
  const file = join(dataDir, 'gateway.json')
  await writeFile(`${file}.new`, JSON.stringify({ pid: process.pid, url, databaseUrl, sandboxDatabaseUrl }), {
    mode: 0o600,
  })
  await rename(`${file}.new`, file)
}

async function stop(gateway: Gateway): Promise<void> {
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
  await gateway.stop()
  process.exit(0)
}

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration is wrong. ${error.message}`
  if (error instanceof DatabaseServerError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `The port is in use by another program: set another one in PORT. (${error.message})`
  }
  return `The gateway could not start. ${inspect(error)}`
}
