import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { Log } from './log.ts'
import type { Worker } from './worker.ts'

/** One outside party. Its routes stand at once; the rest of it begins when the database is there. */
export interface Part {
  /** Makes its tables, and from then on does what it does by itself. */
  start(): Promise<Worker>
}

export interface PartPorts {
  config: Config
  db: Db
  log: Log
}
