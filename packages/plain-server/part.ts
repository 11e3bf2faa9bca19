import type { ServerConfig } from './config.ts'
import type { Db } from './db.ts'
import type { ConsoleLogin } from './console/login.ts'
import type { Faults } from './faults.ts'
import type { Log } from './log.ts'
import type { Outages } from './outages.ts'
import type { Server } from './server.ts'
import type { Worker } from './worker.ts'

/** One outside party. Its routes stand at once; the rest of it begins when the database is there. */
export interface Part {
  /** Makes its tables, and from then on does what it does by itself. */
  start(): Promise<Worker>
  /** Ends at once what listens beside the HTTP server. */
  close?(): Promise<void>
}

export interface PartPorts<Config extends ServerConfig = ServerConfig> {
  config: Config
  db: Db
  log: Log
  outages: Outages
  /** Null where faults are off. */
  faults: Faults | null
  door: ConsoleLogin
}

/** Adds the routes of a party; null where nothing of it has to begin. */
export type MakePart<Config extends ServerConfig = ServerConfig> = (
  app: Server,
  ports: PartPorts<Config>,
) => Promise<Part | null>
