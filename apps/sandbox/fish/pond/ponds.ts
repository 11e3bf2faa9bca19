import { randomBytes, randomInt } from 'node:crypto'

import { Refused } from '../../kit/refusal.ts'
import type { Player } from './pond.ts'
import { Pond, SEATS } from './pond.ts'
import type { PondEvent } from './pond-view.ts'

const ID_BYTES = 9
const SEEDS = 2 ** 32
/** Who reloads finds his water again; after that an empty one is forgotten. */
const KEPT_EMPTY_MS = 60_000

interface Kept {
  title: string
  pond: Pond
  emptySinceMs: number | null
}

/** All waters of this process. They are gone with it: whoever sat at one sits down at another, and every round stays. */
export class Ponds {
  readonly #now: () => number
  readonly #kept = new Map<string, Kept>()
  #tell: (room: string, event: PondEvent) => void = () => {}

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Whoever sends the events on. */
  toldBy(tell: (room: string, event: PondEvent) => void): void {
    this.#tell = tell
  }

  /** The water that a page names, while it is there. */
  at(room: string): Pond {
    const kept = this.#kept.get(room)
    if (!kept) throw new Refused('fish.room_over')
    return kept.pond
  }

  find(room: string): Pond | null {
    return this.#kept.get(room)?.pond ?? null
  }

  /** Where he sat, or the fullest water of this title that has a seat left, or a new one. */
  seat(title: string, player: Player): Pond {
    this.#forgetEmpty()
    const ofTitle = [...this.#kept.values()].filter((kept) => kept.title === title)
    const before = ofTitle.find(({ pond }) => pond.seatOf(player.playerId) !== null)
    const free = ofTitle.filter(({ pond }) => pond.players < SEATS).sort((a, b) => b.pond.players - a.pond.players)
    const kept = before ?? free[0] ?? this.#open(title)
    kept.pond.sit(player)
    kept.emptySinceMs = null
    return kept.pond
  }

  leave(room: string, sessionId: string): void {
    const kept = this.#kept.get(room)
    kept?.pond.leave(sessionId)
    if (kept?.pond.players === 0) kept.emptySinceMs = this.#now()
  }

  #open(title: string): Kept {
    const id = randomBytes(ID_BYTES).toString('base64url')
    const tell = (event: PondEvent) => this.#tell(id, event)
    const pond = new Pond({ id, seed: randomInt(SEEDS), now: this.#now, tell })
    const kept = { title, pond, emptySinceMs: null }
    this.#kept.set(id, kept)
    return kept
  }

  #forgetEmpty(): void {
    const before = this.#now() - KEPT_EMPTY_MS
    for (const [id, { emptySinceMs }] of this.#kept) {
      if (emptySinceMs !== null && emptySinceMs < before) this.#kept.delete(id)
    }
  }
}
