import type { Db } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'
import type { Server } from '@ante/plain-server/server.ts'
import type * as z from 'zod/mini'

import type { DrawBelow } from '../kit/maths/draw-below.ts'
import type { PlaySession } from '../kit/sessions/play-session.ts'
import type { Title } from '../kit/titles.ts'
import { withAllBots } from './bots/bot-seats.ts'
import { keyOf } from './game.ts'
import { lobbyView } from './lobby.ts'
import { pastHand } from './past-hands.ts'
import { HandsInput, holdemPath, TableInfoInput, MoveInput, PresenceInput } from './play-contract.ts'
import type { HandsView, LobbyView, TableInfoView } from './play-contract.ts'
import { handsOf, openTable, tablesOf } from './room/table-store.ts'
import type { TableRooms } from './room/table-rooms.ts'
import type { Tables } from './room/tables.ts'
import { stakesAt, tableId } from './table-name.ts'
import type { TableScope } from './table-name.ts'
import { buyInLimits, withLeaving, withReturn, withSittingOut, withDepartureCancelled } from './table/join-and-leave.ts'
import { refusalOfMove, withMove } from './table/hand.ts'
import { runningHand, seatOf } from './table/table.ts'
import type { Table } from './table/table.ts'

const HANDS_AT_ONCE = 20

export interface RoutePorts {
  db: Db
  tables: Tables
  rooms: TableRooms
  drawBelow: DrawBelow
  sessionOf(authorization: string | undefined): Promise<PlaySession>
  /** Returns the title of this session; throws when it is not a hold'em title. */
  titleOf(session: PlaySession): Title
}

/** Routes of the hold'em page. */
export function holdemRoutes(app: Server, ports: RoutePorts): void {
  const { db, tables, rooms, drawBelow } = ports

  app.post(holdemPath.lobby, async ({ headers }): Promise<LobbyView> => {
    const session = await playerOf(headers.authorization)
    return lobbyView(ports.titleOf(session), await tablesOf(db, hallOf(session)), keyOf(session.playerId))
  })

  app.post(holdemPath.tableInfo, async ({ headers, body }): Promise<TableInfoView> => {
    const session = await playerOf(headers.authorization)
    const { table: name } = parse(TableInfoInput, body)
    const stakes = stakesAt(ports.titleOf(session), name)
    const id = await openTable(db, hallOf(session), { name, stakes })
    const stored = await tables.change(id, (table) => withFirstBots(table, drawBelow))
    const { min: minBuyIn, max: maxBuyIn } = buyInLimits(stakes)
    return { ...rooms.roomFor(stored, session), minBuyIn, maxBuyIn }
  })

  app.post(holdemPath.move, async ({ headers, body }) => {
    const session = await playerOf(headers.authorization)
    const { table: name, hand: number, after, move } = parse(MoveInput, body)
    await tables.change(tableId(hallOf(session), name), (table, now) => {
      const seat = seatIn(table, session)
      const hand = runningHand(table)
      if (hand?.number !== number || hand.log.length !== after) throw new Refused('move.too_late')
      const refusal = refusalOfMove(table, seat, move)
      if (refusal) throw new Refused(refusal)
      if ((hand.turn?.until ?? 0) < now && hand.turn?.inBank) throw new Refused('move.too_late')
      return withMove(table, { seat, move, now })
    })
    return {}
  })

  app.post(holdemPath.presence, async ({ headers, body }) => {
    const session = await playerOf(headers.authorization)
    const { table: name, wants } = parse(PresenceInput, body)
    await tables.change(tableId(hallOf(session), name), (table, now) => {
      const seat = seatIn(table, session)
      if (wants === 'leave') return withLeaving(table, seat)
      if (wants === 'stay') return withDepartureCancelled(table, seat)
      return wants === 'sit-out' ? withSittingOut(table, seat, now) : withReturn(table, seat)
    })
    return {}
  })

  app.post(holdemPath.hands, async ({ headers, body }): Promise<HandsView> => {
    const session = await playerOf(headers.authorization)
    const { table: name, before = 2 ** 31 - 1 } = parse(HandsInput, body)
    const key = keyOf(session.playerId)
    const id = tableId(hallOf(session), name)
    const stored = await handsOf(db, { id, key, before, limit: HANDS_AT_ONCE })
    const next = stored.length === HANDS_AT_ONCE ? (stored.at(-1)?.hand.number ?? null) : null
    return { hands: stored.flatMap((item) => pastHand(item, key) ?? []), next }
  })

  async function playerOf(authorization: string | undefined): Promise<PlaySession> {
    const session = await ports.sessionOf(authorization)
    if (session.replaced) throw new Refused('session.replaced')
    return session
  }
}

const hallOf = ({ vendor, gameId, currency, playMode }: PlaySession): TableScope => ({
  vendor,
  gameId,
  currency,
  playMode,
})

function seatIn(table: Table, { playerId }: PlaySession): number {
  const seat = seatOf(table, keyOf(playerId))
  if (seat === null) throw new Refused('seat.none')
  return seat
}

/** An empty table gets its bots when it is first viewed. */
function withFirstBots(table: Table, drawBelow: DrawBelow): Table {
  return table.seats.every((occupant) => occupant === null) ? withAllBots(table, drawBelow) : table
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new Refused('invalid', {}, 400)
  return parsed.data
}
