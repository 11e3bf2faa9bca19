import { pino } from 'pino'
import type { Logger } from 'pino'

export type Log = Logger

/** Structured logs on standard output; credentials are never logged. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: { app: 'sandbox' },
    redact: ['*.token', '*.key', '*.secret', 'req.headers.authorization'],
  })
}
