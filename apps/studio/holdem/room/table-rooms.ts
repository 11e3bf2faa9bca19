import { createHash } from 'node:crypto'

import type { Room } from '../../kit/rooms/room.ts'
import type { Rooms } from '../../kit/rooms/rooms.ts'
import type { PlaySession } from '../../kit/sessions/play-session.ts'
import { keyOf } from '../game.ts'
import { tableId } from '../table-name.ts'
import { runningHand, seatOf } from '../table/table.ts'
import type { RoomBody, TableView } from '../table/table-contract.ts'
import { ownView, tableView } from '../table/view.ts'
import type { StoredTable } from './table-store.ts'

interface TableMessage {
  stored: StoredTable
  seats: Room
  rail: Room
  /** Last message sent to each seat. */
  own: Map<string, string>
  /** State shown to viewers. */
  viewerView: TableView
  /** Number of delayed messages to viewers. */
  delayedMessages: number
}

/**
 * The two rooms of each table: seated players receive events immediately, with their own cards, and viewers with a
 * delay.
 */
export class TableRooms {
  readonly #rooms: Rooms
  readonly #published = new Map<string, TableMessage>()
  readonly #delayMs: number

  /** Viewers without seat see the table with this delay. */
  constructor(rooms: Rooms, delayMs: number) {
    this.#rooms = rooms
    this.#delayMs = delayMs
  }

  /** Returns the room that publishes the table to this player. */
  roomFor(stored: StoredTable, { playerId }: Pick<PlaySession, 'playerId'>): { room: string; seated: boolean } {
    const { table, id } = this.#messageFor(stored).stored
    const seated = seatOf(table, keyOf(playerId)) !== null
    return { room: nameOf(seated ? 'seats' : 'rail', id), seated }
  }

  /** Publishes a changed table. */
  publish(stored: StoredTable): void {
    const message = this.#messageFor(stored)
    const before = message.stored
    message.stored = stored
    const view = tableView(stored.table)
    message.seats.publish({ table: view } satisfies RoomBody)
    for (const seat of stored.table.seats.keys()) this.#publishToSeat(message, seat)
    this.#disconnectDeparted(message, before)
    this.#publishToViewers(message, view)
  }

  #publishToSeat(message: TableMessage, seat: number): void {
    const { table, scope } = message.stored
    const occupant = table.seats[seat]
    if (!occupant || occupant.isBot) return
    const seatView = ownView(table, seat)
    const text = JSON.stringify(seatView)
    if (message.own.get(occupant.key) === text) return
    message.own.set(occupant.key, text)
    message.seats.publishTo({ vendor: scope.vendor, playerId: playerOf(occupant.key) }, {
      own: seatView,
    } satisfies RoomBody)
  }

  /** Moves players who have left their seats from the room of seated players to the viewers' room. */
  #disconnectDeparted(message: TableMessage, { table: before }: StoredTable): void {
    const { table, scope } = message.stored
    for (const occupant of before.seats) {
      if (!occupant || occupant.isBot || seatOf(table, occupant.key) !== null) continue
      message.own.delete(occupant.key)
      const player = { vendor: scope.vendor, playerId: playerOf(occupant.key) }
      message.seats.publishTo(player, { own: null } satisfies RoomBody)
      message.seats.dismiss(player)
    }
  }

  #publishToViewers(message: TableMessage, view: TableView): void {
    const show = () => {
      message.viewerView = view
      message.rail.publish({ table: view } satisfies RoomBody)
    }
    // Between two hands nothing is exploitable, so no delay is needed.
    if (message.delayedMessages === 0 && !runningHand(message.stored.table)) return show()
    message.delayedMessages += 1
    const later = () => {
      message.delayedMessages -= 1
      show()
    }
    setTimeout(later, this.#delayMs).unref()
  }

  #messageFor(stored: StoredTable): TableMessage {
    const { id, scope } = stored
    const published = this.#published.get(id)
    if (published) return published
    const isOfHall = ({ vendor, gameId, currency, playMode }: PlaySession) =>
      tableId({ vendor, gameId, currency, playMode }, stored.name) === tableId(scope, stored.name)
    const seatIn = ({ playerId }: PlaySession) => seatOf(message.stored.table, keyOf(playerId))
    const seats = this.#rooms.open(nameOf('seats', id), {
      admits: (session) => isOfHall(session) && seatIn(session) !== null,
      snapshot: (session): RoomBody => {
        const seat = seatIn(session)
        const seatView = seat === null ? null : ownView(message.stored.table, seat)
        return { table: tableView(message.stored.table), own: seatView }
      },
    })
    const rail = this.#rooms.open(nameOf('rail', id), {
      admits: isOfHall,
      snapshot: (): RoomBody => ({ table: message.viewerView, own: null }),
    })
    const view = tableView(stored.table)
    const viewerView = runningHand(stored.table) ? { ...view, hand: null, seats: view.seats.map(onlySeated) } : view
    const message: TableMessage = { stored, seats, rail, own: new Map(), viewerView, delayedMessages: 0 }
    this.#published.set(id, message)
    return message
  }
}

/** New viewers of a running hand see only the seated players. */
function onlySeated(seat: TableView['seats'][number]): TableView['seats'][number] {
  return seat && { ...seat, betCents: 0, putCents: 0, last: null, state: 'waiting' }
}

const nameOf = (kind: 'seats' | 'rail', id: string): string =>
  `holdem-${kind}-${createHash('sha256').update(id).digest('hex').slice(0, 24)}`

const playerOf = (key: string): string => key.slice(keyOf('').length)
