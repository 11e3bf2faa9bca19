import { createHash } from 'node:crypto'
import { join } from 'node:path'

import type { DatabaseUser } from './database-user.ts'

/** Fields of a log entry. The event codes are stable: `docs/operate.md` lists them. */
export interface DatabaseLogEntry {
  event: `database.${string}`
  err?: unknown
  [field: string]: unknown
}

/** Log of the database server; compatible with pino's logger. */
export type DatabaseLog = Record<'info' | 'warn' | 'error', (entry: DatabaseLogEntry, message: string) => void>

/** `none` trades durability after a power failure for speed: only for tests. */
export type Durability = 'full' | 'none'

/** One embedded database: the location of its files, its user and its options. */
export interface Site {
  /** Folder owned by the gateway's user, which contains the cluster and the log. */
  home: string
  /** PostgreSQL's data directory, owned by the database's user. It exists only once it is complete. */
  cluster: string
  /** Part of the titles of the database's processes, to distinguish them from those of other databases. */
  name: string
  user: DatabaseUser
  socketDirectory: string
  durability: Durability
  log: DatabaseLog
}

export const clusterOf = (home: string): string => join(home, 'cluster')

export const logFileOf = (home: string): string => join(home, 'postgres.log')

/** Returns a short name of the database in `home`, the same at every start. */
export function siteName(home: string): string {
  return `ante-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`
}
