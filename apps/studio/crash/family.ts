import { join } from 'node:path'

import { engineOf } from '@ante/demo/engines.ts'
import { games as demoGames } from '@ante/demo/games.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import type { MakeFamily } from '../kit/family.ts'
import type { Room } from '../kit/rooms/room.ts'
import { latestChain, publishedChain } from './chain.ts'
import { Flights } from './flights.ts'
import { crashOf } from './game.ts'
import { startFlightScheduler } from './pilot.ts'
import { CRASH_ROOM, crashPath } from './addresses.ts'
import { seatDeletionRules } from './delete-old-seats.ts'

const ENGINE = 'crash'

/** One flight for all titles, and the room in which it is shown. */
export const crashFamily: MakeFamily = ({ db, log, timeScale, heldRounds, rooms, seal }) => {
  const titles = new Set(demoGames.filter((game) => engineOf(game) === ENGINE).map(nameOf))
  const flights: Flights = new Flights({
    db,
    heldRounds,
    seal,
    now: Date.now,
    timeScale,
    publish: (event) => room.publish(event),
  })
  const room: Room = rooms.open(CRASH_ROOM, {
    admits: (session) => titles.has(nameOf(session)),
    snapshot: () => flights.snapshot(),
    visited: (readers) => {
      if (readers > 0) flights.refreshPresence()
    },
  })
  return {
    games: [crashOf(flights)],
    migrations: { owner: ENGINE, folder: join(import.meta.dirname, 'migrations') },
    deletionRules: seatDeletionRules,
    routes: (app) => {
      app.get<{ Params: { salt: string } }>(`${crashPath.chain}:salt`, async ({ params }) => {
        const chain = await publishedChain(db, params.salt)
        if (!chain) throw new Refused('chain.unknown', {}, 404)
        return chain
      })
    },
    start: async () => {
      await flights.resumeChain(await latestChain(db, seal))
      return startFlightScheduler(flights, { log, timeScale })
    },
  }
}

const nameOf = ({ vendor, gameId }: { vendor: string; gameId: string }) => `${vendor} ${gameId}`
