import { join } from 'node:path'

import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import type { MakeFamily } from '../kit/family.ts'
import type { PlaySession } from '../kit/sessions/play-session.ts'
import type { Title } from '../kit/titles.ts'
import { holdem } from './game.ts'
import { TableClock } from './room/table-clock.ts'
import { TableRooms } from './room/table-rooms.ts'
import { Tables } from './room/tables.ts'
import { handDeletionRules } from './room/delete-old-hands.ts'
import { holdemRoutes } from './routes.ts'
import { VIEWER_DELAY_MS } from './table/table.ts'

/** Texas hold'em at tables of two to six. */
export const holdemFamily: MakeFamily = ({
  db,
  log,
  timeScale,
  heldRounds,
  rooms,
  isOutOfService,
  drawBelow,
  sessionOf,
}) => {
  const clock = new TableClock(timeScale)
  const tableRooms = new TableRooms(rooms, clock.realMs(VIEWER_DELAY_MS))
  const tables = new Tables({
    db,
    log,
    clock,
    heldRounds,
    isOutOfService,
    drawBelow,
    publish: (stored) => tableRooms.publish(stored),
  })
  const changed = (tableId: string) => void tables.refresh(tableId)
  const game = holdem({ clock, onTableChanged: changed })
  return {
    games: [game],
    migrations: { owner: 'holdem', folder: join(import.meta.dirname, 'migrations') },
    deletionRules: handDeletionRules,
    routes: (app) => holdemRoutes(app, { db, tables, rooms: tableRooms, drawBelow, sessionOf, titleOf }),
    start: () => tables.start(),
  }
}

function titleOf({ vendor, gameId }: PlaySession): Title {
  const match = games.find((game) => game.vendor === vendor && game.gameId === gameId)
  if (!match || engineOf(match) !== 'holdem') throw new Refused('title.unknown', {}, 404)
  return { ...match, engine: 'holdem' }
}
