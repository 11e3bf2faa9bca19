import type pg from 'pg'

import type { Bus } from './bus.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { Log } from './log.ts'
import type { Secrets } from './secrets.ts'

/** Ports available to every capability. */
export interface Ports {
  db: Db
  pool: pg.Pool
  clock: Clock
  bus: Bus
  log: Log
  config: Config
  secrets: Secrets
}
