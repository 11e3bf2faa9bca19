import { join } from 'node:path'

import { startWorker } from '@ante/plain-server/worker.ts'

import type { Family, FamilyPorts } from '../kit/family.ts'
import { titlesPlayedBy } from '../kit/titles.ts'
import { sportsFeed } from './feed/sports-feed.ts'
import { bookGame } from './game.ts'
import { Lobby } from './lobby.ts'
import { deleteOldMatches } from './matches/match-store.ts'
import { Matches } from './matches/matches.ts'
import { resultsConsole } from './console/results-console.ts'
import { roomPrices } from './room-prices.ts'
import { bookRoutes } from './routes.ts'
import { correctMatches } from './settle/correct-matches.ts'
import { settleMatches } from './settle/settle-matches.ts'
import { deleteEndedAttempts } from './sharing/attempts.ts'
import { deleteExpiredSlips } from './sharing/shared-slip-store.ts'
import { TicketPlacer } from './tickets/place-ticket.ts'
import { titleOffer } from './title-offer.ts'

const POLL_MS = 500
/** Delay before a pick of a running match is checked again. */
const DELAY_MS = 4_000
const RETENTION_MS = 3_600_000

/** The sportsbook: its matches run by the server's clock, and tickets are settled as their matches end. */
export function bookFamily({ db, log, timeScale, heldRounds, rooms, limiter, sessionOf }: FamilyPorts): Family {
  const delayMs = DELAY_MS / timeScale
  const matches = new Matches(db, () => Date.now())
  const ticketPlacer = new TicketPlacer({ db, heldRounds, limiter, matches, delayMs })
  const game = bookGame({ matches, ticketPlacer, changed: (round) => lobby.describeTicket(round) })
  const findTitle = titlesPlayedBy([game])
  const lobby = new Lobby({ rooms, matches, findTitle })
  let forgottenAt = 0
  const poll = async () => {
    await matches.kickOffDue()
    lobby.publishChanges()
    const hasMore = await settleMatches({ db, log, heldRounds, matches })
    await correctMatches({ db, log, heldRounds, matches })
    if (matches.now - forgottenAt > RETENTION_MS) {
      forgottenAt = matches.now
      await deleteOldMatches(db)
      await deleteExpiredSlips(db, new Date(matches.now))
      await deleteEndedAttempts(db, new Date(matches.now))
    }
    return hasMore ? 1 : 0
  }
  return {
    games: [game],
    migrations: { owner: 'book', folder: join(import.meta.dirname, 'migrations') },
    routes: (app) => {
      bookRoutes(app, { db, matches, ticketPlacer, game, delayMs, findTitle, sessionOf })
      void app.register(async (scope) => resultsConsole(scope, { db, matches }))
    },
    findPrices: ({ game: played, title }, roomIds) =>
      played.engine === game.engine ? roomPrices(matches, titleOffer(title), roomIds) : [],
    findSports: ({ game: played, title }) =>
      played.engine === game.engine ? sportsFeed({ db, matches, offer: titleOffer(title) }) : null,
    start: async () => {
      await matches.start()
      return startWorker({ poll, atMost: 1, everyMs: POLL_MS }, log)
    },
  }
}
