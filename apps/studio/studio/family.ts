import type { Db } from '@ante/plain-server/db.ts'
import type { Log } from '@ante/plain-server/log.ts'
import type { Server } from '@ante/plain-server/server.ts'
import type { Worker } from '@ante/plain-server/worker.ts'

import type { Seal } from './fairness/seal.ts'
import type { AnyGame } from './game.ts'
import type { Held } from './held/held.ts'
import type { DrawBelow } from './maths/draw-below.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { ConcurrencyLimiter } from './rounds/few-at-once.ts'
import type { PlaySession } from './sessions/play-session.ts'
import type { Tidying } from './tidying.ts'

/** What the studio lends a family of games. */
export interface FamilyPorts {
  db: Db
  log: Log
  held: Held
  rooms: Rooms
  /** For what pages wait for besides; their stakes count there too. */
  few: ConcurrencyLimiter
  /** What goes by the clock goes so many times as fast as for people: 1, but in tests. */
  timeScale: number
  /** Whether this vendor is out of order: then nothing of its begins, and nobody's time runs. */
  isOut(vendor: string): boolean
  /** Of seeds that wait in the database. */
  seal: Seal
  /** For what promises nothing. */
  drawBelow: DrawBelow
  /** Whose page calls, by its `Authorization`; throws where it is nobody's. */
  sessionOf(authorization: string | undefined): Promise<PlaySession>
}

/** Games whose outcomes come later, with what is theirs besides: tables in the database, calls of their pages, a clock. */
export interface Family {
  games: readonly AnyGame[]
  /** Plain SQL files in a schema of the family's own. */
  migrations?: { owner: string; folder: string }
  /** What of its tables may go. */
  tidies?: readonly Tidying[]
  /** Calls of its own pages, under `/studio/api/<engine>/`. */
  routes?(app: Server): void
  /** Once the database is there: begins what goes by the clock, and takes up what was left. */
  start?(): Promise<Worker>
}

export type MakeFamily = (ports: FamilyPorts) => Family
