import type { ServerConfig } from './config.ts'
import type { Db } from './db.ts'
import type { ConsoleLogin } from './console/login.ts'
import type { Faults } from './faults.ts'
import type { Log } from './log.ts'
import type { Outages } from './outages.ts'
import type { Server } from './server.ts'
import type { Worker } from './worker.ts'

/** One external party. Its routes are available immediately; `start` is called when the database is available. */
export interface Part {
  /** Creates its tables and starts its background work. */
  start(): Promise<Worker>
  /** Immediately closes listeners other than the HTTP server. */
  close?(): Promise<void>
}

export interface PartPorts<Config extends ServerConfig = ServerConfig> {
  config: Config
  db: Db
  log: Log
  outages: Outages
  /** Null if faults are disabled. */
  faults: Faults | null
  login: ConsoleLogin
}

/** Registers the routes of a party; null if it has nothing to start. */
export type MakePart<Config extends ServerConfig = ServerConfig> = (
  app: Server,
  ports: PartPorts<Config>,
) => Promise<Part | null>
