import { join } from 'node:path'

import { startWorker } from '../kit/worker.ts'
import type { Family, FamilyPorts } from '../studio/family.ts'
import { bookGame } from './game.ts'
import { forgetOldMatches } from './matches/match-store.ts'
import { Matches } from './matches/matches.ts'
import { bookRoutes } from './routes.ts'
import { settleMatches } from './settle/settle-matches.ts'
import { Counter } from './tickets/place-ticket.ts'

const LOOK_MS = 500
const DELAY_MS = 4_000
const FORGET_MS = 3_600_000

export interface BookLife {
  now(): number
  delayMs: number
}

/** The book over the season: its matches go by the clock, and its tickets are settled as they end. */
export const book =
  (life: BookLife = { now: Date.now, delayMs: DELAY_MS }) =>
  ({ db, log, held, sessionOf }: FamilyPorts): Family => {
    const matches = new Matches(db, () => life.now())
    const counter = new Counter({ db, held, matches, delayMs: life.delayMs })
    const game = bookGame(matches, counter)
    let forgottenAt = 0
    const look = async () => {
      await matches.kickOffDue()
      const more = await settleMatches({ db, held, matches })
      if (matches.now - forgottenAt > FORGET_MS) {
        forgottenAt = matches.now
        await forgetOldMatches(db)
      }
      return more ? 1 : 0
    }
    return {
      games: [game],
      migrations: { owner: 'book', folder: join(import.meta.dirname, 'migrations') },
      routes: (app) => bookRoutes(app, { db, matches, counter, game, delayMs: life.delayMs, sessionOf }),
      start: async () => {
        await matches.start()
        return startWorker({ look, atMost: 1, everyMs: LOOK_MS }, log)
      },
    }
  }
