import { createHash } from 'node:crypto'

import type { Room } from '../../studio/rooms/room.ts'
import type { Rooms } from '../../studio/rooms/rooms.ts'
import type { PlaySession } from '../../studio/sessions/play-session.ts'
import { keyOf } from '../game.ts'
import { tableId } from '../table-name.ts'
import { runningHand, seatOf } from '../table/table.ts'
import type { RoomBody, TableView } from '../table/table-contract.ts'
import { ownView, tableView } from '../table/view.ts'
import type { StoredTable } from './table-store.ts'

interface Told {
  stored: StoredTable
  seats: Room
  rail: Room
  /** What each seat was told last. */
  own: Map<string, string>
  /** What the rail has seen. */
  viewerView: TableView
  /** How much of the table is on its way to the rail. */
  underway: number
}

/** The two rooms of each table: those who sit there hear at once, each besides of his own cards, and the others later. */
export class TableRooms {
  readonly #rooms: Rooms
  readonly #told = new Map<string, Told>()
  readonly #delayMs: number

  /** Who has no seat sees the table so much later. */
  constructor(rooms: Rooms, delayMs: number) {
    this.#rooms = rooms
    this.#delayMs = delayMs
  }

  /** Where this player hears of the table. */
  roomFor(stored: StoredTable, { playerId }: Pick<PlaySession, 'playerId'>): { room: string; seated: boolean } {
    const { table, id } = this.#of(stored).stored
    const seated = seatOf(table, keyOf(playerId)) !== null
    return { room: nameOf(seated ? 'seats' : 'rail', id), seated }
  }

  /** Tells of a table that has changed. */
  tell(stored: StoredTable): void {
    const told = this.#of(stored)
    const before = told.stored
    told.stored = stored
    const view = tableView(stored.table)
    told.seats.say({ table: view } satisfies RoomBody)
    for (const seat of stored.table.seats.keys()) this.#tellSeat(told, seat)
    this.#dismissGone(told, before)
    this.#tellRail(told, view)
  }

  #tellSeat(told: Told, seat: number): void {
    const { table, hall } = told.stored
    const occupant = table.seats[seat]
    if (!occupant || occupant.isBot) return
    const own = ownView(table, seat)
    const text = JSON.stringify(own)
    if (told.own.get(occupant.key) === text) return
    told.own.set(occupant.key, text)
    told.seats.tell({ vendor: hall.vendor, playerId: playerOf(occupant.key) }, { own } satisfies RoomBody)
  }

  /** Who has no seat any more hears of the table as all others without one. */
  #dismissGone(told: Told, { table: before }: StoredTable): void {
    const { table, hall } = told.stored
    for (const occupant of before.seats) {
      if (!occupant || occupant.isBot || seatOf(table, occupant.key) !== null) continue
      told.own.delete(occupant.key)
      const player = { vendor: hall.vendor, playerId: playerOf(occupant.key) }
      told.seats.tell(player, { own: null } satisfies RoomBody)
      told.seats.dismiss(player)
    }
  }

  #tellRail(told: Told, view: TableView): void {
    const show = () => {
      told.viewerView = view
      told.rail.say({ table: view } satisfies RoomBody)
    }
    // Between two hands there is nothing that anybody could use.
    if (told.underway === 0 && !runningHand(told.stored.table)) return show()
    told.underway += 1
    const later = () => {
      told.underway -= 1
      show()
    }
    setTimeout(later, this.#delayMs).unref()
  }

  #of(stored: StoredTable): Told {
    const { id, hall } = stored
    const known = this.#told.get(id)
    if (known) return known
    const isOfHall = ({ vendor, gameId, currency, playMode }: PlaySession) =>
      tableId({ vendor, gameId, currency, playMode }, stored.name) === tableId(hall, stored.name)
    const seatIn = ({ playerId }: PlaySession) => seatOf(told.stored.table, keyOf(playerId))
    const seats = this.#rooms.open(nameOf('seats', id), {
      admits: (session) => isOfHall(session) && seatIn(session) !== null,
      snapshot: (session): RoomBody => {
        const seat = seatIn(session)
        const own = seat === null ? null : ownView(told.stored.table, seat)
        return { table: tableView(told.stored.table), own }
      },
    })
    const rail = this.#rooms.open(nameOf('rail', id), {
      admits: isOfHall,
      snapshot: (): RoomBody => ({ table: told.viewerView, own: null }),
    })
    const view = tableView(stored.table)
    const viewerView = runningHand(stored.table) ? { ...view, hand: null, seats: view.seats.map(onlySeated) } : view
    const told: Told = { stored, seats, rail, own: new Map(), viewerView, underway: 0 }
    this.#told.set(id, told)
    return told
  }
}

/** Of a hand that runs already, whoever looks in sees no more than who is there. */
function onlySeated(seat: TableView['seats'][number]): TableView['seats'][number] {
  return seat && { ...seat, betCents: 0, putCents: 0, last: null, state: 'waiting' }
}

const nameOf = (kind: 'seats' | 'rail', id: string): string =>
  `holdem-${kind}-${createHash('sha256').update(id).digest('hex').slice(0, 24)}`

const playerOf = (key: string): string => key.slice(keyOf('').length)
