import { randomBytes, randomInt } from 'node:crypto'

import { Refused } from '@ante/plain-server/refusal.ts'

import type { Room } from '../../studio/rooms/room.ts'
import type { Rooms } from '../../studio/rooms/rooms.ts'
import type { PlaySession } from '../../studio/sessions/play-session.ts'
import { FishRoom, SEATS } from './fish-room.ts'
import type { SeatView } from './fish-room-view.ts'

const ID_BYTES = 9
const SEEDS = 2 ** 32
/** Who comes back finds his water, be it that his phone lay asleep; after that an empty one is forgotten. */
const KEPT_EMPTY_MS = 3_600_000

interface RunningPond {
  title: string
  pond: FishRoom
  usedMs: number
}

/** All waters of this process. They are gone with it: whoever sat at one sits down at another, and every round stays. */
export class Ponds {
  readonly #rooms: Rooms
  readonly #now: () => number
  readonly #kept = new Map<string, RunningPond>()

  constructor(rooms: Rooms, now: () => number = Date.now) {
    this.#rooms = rooms
    this.#now = now
  }

  /** The water that a page names, while it is there. */
  at(room: string): FishRoom {
    const pond = this.find(room)
    if (!pond) throw new Refused('fish.room_over')
    return pond
  }

  find(room: string): FishRoom | null {
    return this.#kept.get(room)?.pond ?? null
  }

  /** Seats him where he sat, or in the fullest water of this title that has a seat left, or in a new one. */
  sit(session: PlaySession): SeatView {
    this.#forgetEmpty()
    const title = titleOf(session)
    const ofTitle = [...this.#kept.values()].filter((kept) => kept.title === title)
    const before = ofTitle.find(({ pond }) => pond.seatOf(session.playerId) !== null)
    const free = ofTitle.filter(({ pond }) => pond.players < SEATS).sort((a, b) => b.pond.players - a.pond.players)
    const kept = before ?? free[0] ?? this.#open(title)
    kept.usedMs = this.#now()
    const { playerId, id: sessionId, nickname } = session
    const seat = kept.pond.sit({ playerId, sessionId, nickname })
    if (seat === null) throw new Error(`The water ${kept.pond.id} has a seat and has none.`)
    return { room: kept.pond.id, seat, volley: kept.pond.volleyOf(seat) }
  }

  #open(title: string): RunningPond {
    const id = `fish-${randomBytes(ID_BYTES).toString('base64url')}`
    const pond: FishRoom = new FishRoom({
      id,
      seed: randomInt(SEEDS),
      now: this.#now,
      tell: (event) => room.say(event),
    })
    const room: Room = this.#rooms.open(id, {
      admits: (session) => titleOf(session) === title,
      snapshot: () => pond.view(),
      entered: (session) => pond.here(session.id),
      left: (session) => pond.away(session.id),
    })
    const kept = { title, pond, usedMs: this.#now() }
    this.#kept.set(id, kept)
    return kept
  }

  #forgetEmpty(): void {
    for (const [id, kept] of this.#kept) {
      if (kept.pond.players > 0) kept.usedMs = this.#now()
      else if (kept.usedMs < this.#now() - KEPT_EMPTY_MS) {
        this.#kept.delete(id)
        this.#rooms.close(id)
      }
    }
  }
}

const titleOf = ({ vendor, gameId }: PlaySession) => `${vendor} ${gameId}`
