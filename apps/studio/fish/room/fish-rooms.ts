import { randomBytes, randomInt } from 'node:crypto'

import { Refused } from '@ante/plain-server/refusal.ts'

import type { Room } from '../../kit/rooms/room.ts'
import type { Rooms } from '../../kit/rooms/rooms.ts'
import type { PlaySession } from '../../kit/sessions/play-session.ts'
import { FishRoom, SEATS } from './fish-room.ts'
import type { SeatView } from './fish-room-view.ts'

const ID_BYTES = 9
const SEEDS = 2 ** 32
/** An empty pond is kept for returning players, even after a phone was asleep, and deleted after this time. */
const EMPTY_POND_RETENTION_MS = 3_600_000

interface RunningPond {
  title: string
  pond: FishRoom
  usedMs: number
}

/** All ponds of this process. They are lost with it: their players join another one, and every round is kept. */
export class FishRooms {
  readonly #rooms: Rooms
  readonly #now: () => number
  readonly #fishRooms = new Map<string, RunningPond>()

  constructor(rooms: Rooms, now: () => number = Date.now) {
    this.#rooms = rooms
    this.#now = now
  }

  /** Returns the pond named by a page; throws `Refused` when it no longer exists. */
  roomById(room: string): FishRoom {
    const pond = this.find(room)
    if (!pond) throw new Refused('fish.room_over')
    return pond
  }

  find(room: string): FishRoom | null {
    return this.#fishRooms.get(room)?.pond ?? null
  }

  /** Seats the player at the previous seat, or in the fullest pond of this title with a free seat, or in a new one. */
  sit(session: PlaySession): SeatView {
    this.#deleteEmptyRooms()
    const title = titleOf(session)
    const ofTitle = [...this.#fishRooms.values()].filter((stored) => stored.title === title)
    const before = ofTitle.find(({ pond }) => pond.seatOf(session.playerId) !== null)
    const free = ofTitle.filter(({ pond }) => pond.players < SEATS).sort((a, b) => b.pond.players - a.pond.players)
    const stored = before ?? free[0] ?? this.#open(title)
    stored.usedMs = this.#now()
    const { playerId, id: sessionId, nickname } = session
    const seat = stored.pond.sit({ playerId, sessionId, nickname })
    if (seat === null) throw new Error(`Fish room ${stored.pond.id} is inconsistent: the seat is missing.`)
    return { room: stored.pond.id, seat, volley: stored.pond.volleyOf(seat) }
  }

  #open(title: string): RunningPond {
    const id = `fish-${randomBytes(ID_BYTES).toString('base64url')}`
    const pond: FishRoom = new FishRoom({
      id,
      seed: randomInt(SEEDS),
      now: this.#now,
      publish: (event) => room.publish(event),
    })
    const room: Room = this.#rooms.open(id, {
      admits: (session) => titleOf(session) === title,
      snapshot: () => pond.view(),
      onEnter: (session) => pond.playerConnected(session.id),
      onLeave: (session) => pond.setAway(session.id),
    })
    const stored = { title, pond, usedMs: this.#now() }
    this.#fishRooms.set(id, stored)
    return stored
  }

  #deleteEmptyRooms(): void {
    for (const [id, stored] of this.#fishRooms) {
      if (stored.pond.players > 0) stored.usedMs = this.#now()
      else if (stored.usedMs < this.#now() - EMPTY_POND_RETENTION_MS) {
        this.#fishRooms.delete(id)
        this.#rooms.close(id)
      }
    }
  }
}

const titleOf = ({ vendor, gameId }: PlaySession) => `${vendor} ${gameId}`
