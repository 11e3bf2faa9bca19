import { randomBytes, randomInt } from 'node:crypto'

import { Refused } from '@ante/plain-server/refusal.ts'

import type { Room } from '../../kit/rooms/room.ts'
import type { Rooms } from '../../kit/rooms/rooms.ts'
import type { PlaySession } from '../../kit/sessions/play-session.ts'
import { FishRoom, SEATS } from './fish-room.ts'
import type { SeatView } from './fish-room-view.ts'

const ID_BYTES = 9
const SEEDS = 2 ** 32
/** An empty room is kept for returning players, even after a phone was asleep, and deleted after this time. */
const EMPTY_ROOM_RETENTION_MS = 3_600_000

interface RunningFishRoom {
  title: string
  fishRoom: FishRoom
  usedMs: number
}

/** All fish rooms of this process. They are lost with it: their players join another one, and every round is kept. */
export class FishRooms {
  readonly #rooms: Rooms
  readonly #now: () => number
  readonly #fishRooms = new Map<string, RunningFishRoom>()

  constructor(rooms: Rooms, now: () => number = Date.now) {
    this.#rooms = rooms
    this.#now = now
  }

  /** Returns the room named by a page; throws `Refused` when it no longer exists. */
  roomById(room: string): FishRoom {
    const fishRoom = this.find(room)
    if (!fishRoom) throw new Refused('fish.room_over')
    return fishRoom
  }

  find(room: string): FishRoom | null {
    return this.#fishRooms.get(room)?.fishRoom ?? null
  }

  /** Seats the player at the previous seat, or in the fullest room of this title with a free seat, or in a new one. */
  sit(session: PlaySession): SeatView {
    this.#deleteEmptyRooms()
    const title = titleOf(session)
    const ofTitle = [...this.#fishRooms.values()].filter((stored) => stored.title === title)
    const before = ofTitle.find(({ fishRoom }) => fishRoom.seatOf(session.playerId) !== null)
    const free = ofTitle
      .filter(({ fishRoom }) => fishRoom.players < SEATS)
      .sort((a, b) => b.fishRoom.players - a.fishRoom.players)
    const stored = before ?? free[0] ?? this.#open(title)
    stored.usedMs = this.#now()
    const { playerId, id: sessionId, nickname } = session
    const seat = stored.fishRoom.sit({ playerId, sessionId, nickname })
    if (seat === null) throw new Error(`Fish room ${stored.fishRoom.id} is inconsistent: the seat is missing.`)
    return { room: stored.fishRoom.id, seat, volley: stored.fishRoom.volleyOf(seat) }
  }

  #open(title: string): RunningFishRoom {
    const id = `fish-${randomBytes(ID_BYTES).toString('base64url')}`
    const fishRoom: FishRoom = new FishRoom({
      id,
      seed: randomInt(SEEDS),
      now: this.#now,
      publish: (event) => room.publish(event),
    })
    const room: Room = this.#rooms.open(id, {
      admits: (session) => titleOf(session) === title,
      snapshot: () => fishRoom.view(),
      onEnter: (session) => fishRoom.playerConnected(session.id),
      onLeave: (session) => fishRoom.setAway(session.id),
    })
    const stored = { title, fishRoom, usedMs: this.#now() }
    this.#fishRooms.set(id, stored)
    return stored
  }

  #deleteEmptyRooms(): void {
    for (const [id, stored] of this.#fishRooms) {
      if (stored.fishRoom.players > 0) stored.usedMs = this.#now()
      else if (stored.usedMs < this.#now() - EMPTY_ROOM_RETENTION_MS) {
        this.#fishRooms.delete(id)
        this.#rooms.close(id)
      }
    }
  }
}

const titleOf = ({ vendor, gameId }: PlaySession) => `${vendor} ${gameId}`
