import { createHash } from 'node:crypto'
import { join } from 'node:path'

import type { DatabaseUser } from './database-user.ts'

/** What the database server has to say; pino's logger fits. */
export interface DatabaseLog {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

/** `none` gives up surviving a power cut for speed: for tests alone. */
export type Durability = 'full' | 'none'

/** One embedded database: where its files lie, who runs it and how. */
export interface Site {
  /** Owned by the gateway's user; holds all of the below. */
  home: string
  /** PostgreSQL's data directory, owned by the database's user. It exists once it is complete. */
  cluster: string
  /** Stands in the titles of the database's processes, so that they can be told from any other's. */
  name: string
  user: DatabaseUser
  socketDirectory: string
  durability: Durability
  log: DatabaseLog
}

export const clusterOf = (home: string): string => join(home, 'cluster')

export const logFileOf = (home: string): string => join(home, 'postgres.log')

/** A short name for the database in `home`, the same at every start. */
export function siteName(home: string): string {
  return `ante-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`
}
