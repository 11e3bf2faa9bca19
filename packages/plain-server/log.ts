import { pino } from 'pino'
import type { Logger } from 'pino'

/** Fields of a log entry. The event codes are stable: `docs/operate.md` lists them. */
export interface LogEntry {
  event: `${string}.${string}`
  err?: unknown
  [field: string]: unknown
}

/** The logger of the parts of a server. Every entry has an event code. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (entry: LogEntry, message: string) => void>

/** Returns a logger that writes structured logs to standard output, without credentials. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: { app: 'sandbox' },
    redact: ['*.token', '*.key', '*.secret', 'req.headers.authorization'],
  })
}
