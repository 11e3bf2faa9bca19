/** Fields of a log entry. The event codes are stable: `docs/operate.md` lists them. */
export interface LogEntry {
  event: `${string}.${string}`
  err?: unknown
  [field: string]: unknown
}

/** The log of the capabilities, in which each entry has an event code; compatible with pino's logger. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (entry: LogEntry, message: string) => void>
