import { Refused } from '@ante/plain-server/refusal.ts'

import { BOSS_PARTS, POWERS } from '../maths/creatures.ts'
import type { Target } from '../maths/creatures.ts'
import { isInSight, Sea } from '../sea/sea.ts'
import type { Fish } from '../sea/sea.ts'
import { swimmers } from '../sea/swimmers.ts'
import type { Catch, FishRoomEvent, FishRoomView } from './fish-room-view.ts'
import { ShotBucket } from './shot-bucket.ts'
import { fishSweptBy } from './sweep.ts'
import type { RequestedVolley, Volley } from './volley-choice.ts'

export const SEATS = 4
/** Tolerance of differences between the page's time and the server's, including the shots' transmission. */
const LATE_MS = 2_000
const EARLY_MS = 400
/** Age of a new room, so that it already contains fish when the first player joins. */
const AGE_AT_FIRST_MS = 60_000
const MAX_CROSSING_MS = swimmers.boss.crossesMs
/** Time for which the seat of a disconnected or reloading player is reserved. */
const RESERVED_MS = 20_000

export interface Player {
  playerId: string
  sessionId: string
  nickname: string
}

interface Seat {
  player: Player | null
  /** Time at which the last page of the player disconnected; null while one is connected. */
  absentSinceMs: number | null
  /** The latest accepted volley number; it continues for the next player of the seat. */
  volley: number
  shots: ShotBucket
  /** Catches drawn for a volley whose stake is not yet decided. */
  open: { volley: number; fish: number[] } | null
}

export interface FishRoomPorts {
  id: string
  seed: number
  now: () => number
  publish: (event: FishRoomEvent) => void
}

/** The room of one room: its players, and the caught fish. Payouts are not decided here. */
export class FishRoom {
  readonly id: string
  readonly #ports: FishRoomPorts
  readonly #sea: Sea
  readonly #startedAtMs: number
  readonly #seats: Seat[]
  /** Caught or removed fish, with the time. */
  readonly #caughtFish = new Map<number, number>()
  readonly #claimed = new Set<number>()
  /** Sessions with a connected page. */
  readonly #present = new Set<string>()
  readonly #bossParts = new Map<number, number>()

  constructor(ports: FishRoomPorts) {
    this.id = ports.id
    this.#ports = ports
    this.#sea = new Sea(ports.seed)
    this.#startedAtMs = ports.now() - AGE_AT_FIRST_MS
    this.#seats = Array.from({ length: SEATS }, () => ({
      player: null,
      absentSinceMs: null,
      volley: 0,
      shots: new ShotBucket(ports.now),
      open: null,
    }))
  }

  /** Number of players seated or with a reserved seat. */
  get players(): number {
    return this.#seats.filter((seat) => !this.#isFree(seat)).length
  }

  seatOf(playerId: string): number | null {
    const seat = this.#seats.findIndex(({ player }) => player?.playerId === playerId)
    return seat === -1 ? null : seat
  }

  /** Returns the player's previous seat, or a free one; null when all are taken. */
  sit(player: Player): number | null {
    const seat = this.seatOf(player.playerId) ?? this.#seats.findIndex((candidate) => this.#isFree(candidate))
    const occupant = this.#seats[seat]
    if (!occupant) return null
    occupant.player = player
    // Reserved until the player's page connects.
    occupant.absentSinceMs = this.#present.has(player.sessionId) ? null : this.#ports.now()
    this.#publishSeats()
    return seat
  }

  /** A page of the session connects; relevant only for sessions seated here. */
  playerConnected(sessionId: string): void {
    this.#present.add(sessionId)
    this.#setAbsence(sessionId, null)
  }

  /** The last page of the session has disconnected. */
  setAway(sessionId: string): void {
    this.#present.delete(sessionId)
    this.#setAbsence(sessionId, this.#ports.now())
  }

  view(): FishRoomView {
    this.#deleteOldCatches()
    return {
      room: this.id,
      seed: this.#ports.seed,
      startedAtMs: this.#startedAtMs,
      gone: [...this.#caughtFish.keys()],
      bossParts: [...this.#bossParts].map(([fish, broken]) => ({ fish, broken })),
      seats: this.#nicknames(),
    }
  }

  /** Returns the last volley number of the seat. */
  volleyOf(seat: number): number {
    return this.#seats[seat]?.volley ?? 0
  }

  /** Returns the counted part of a volley: shots at fish still present. */
  admit({ room, volley, weapon, shots }: RequestedVolley, by: { sessionId: string; priceCents: bigint }): Volley {
    const place = this.#seats.findIndex(({ player }) => player?.sessionId === by.sessionId)
    const seat = this.#seats[place]
    if (!seat) throw new Refused('fish.no_seat')
    if (volley <= seat.volley) throw new Refused('fish.out_of_order', { volley: seat.volley })
    const aimed = shots.map((id) => this.#aimed(id))
    const waitMs = seat.shots.waitMs(shots.length)
    if (waitMs > 0) throw new Refused('fish.too_fast', { waitMs })

    // An open claim belongs to a volley that was never stored: a stored one would have excluded this volley.
    this.#freeSeat(seat)
    const isThere = (fish: Fish) => this.#isInRoom(fish)
    const counted = aimed.filter(isThere).map((fish) => ({ fish: fish.id, target: this.#targetOf(fish) }))
    if (counted.length === 0) throw new Refused('fish.all_gone')
    seat.volley = volley
    seat.shots.spend(shots.length)
    const unspent = aimed.filter((fish) => !isThere(fish)).map(({ id }) => id)
    return { room, volley, seat: place, weapon, priceCents: `${by.priceCents}`, shots: counted, unspent }
  }

  /** Reserves the catches of this volley until its stake is decided. */
  claim({ seat, volley, shots }: Volley, times: readonly number[]): void {
    const fish = catchesOf(shots, times).map((hit) => hit.fish)
    for (const id of fish) this.#claimed.add(id)
    const at = this.#seats[seat]
    if (at) at.open = { volley, fish }
  }

  /**
   * Called when the stake is decided: publishes the catches of an accepted stake, or releases the claims of a refused
   * one.
   */
  decided(volley: Volley, times: readonly number[], isStakeAccepted: boolean): void {
    const seat = this.#seats[volley.seat]
    if (seat?.open?.volley === volley.volley) this.#freeSeat(seat)
    if (!isStakeAccepted) return
    const caught = catchesOf(volley.shots, times)
    for (const { fish, target } of caught) this.#removeCaught(fish, target)
    const swept = caught.flatMap((item) => this.#sweep(item))
    const { weapon, shots } = volley
    this.#ports.publish({
      kind: 'volley',
      seat: volley.seat,
      weapon,
      shots: shots.map(({ fish }) => fish),
      caught,
      swept,
    })
  }

  #setAbsence(sessionId: string, absentSinceMs: number | null): void {
    const seat = this.#seats.find(({ player }) => player?.sessionId === sessionId)
    if (!seat) return
    seat.absentSinceMs = absentSinceMs
    this.#publishSeats()
  }

  #publishSeats(): void {
    this.#ports.publish({ kind: 'seats', seats: this.#nicknames() })
  }

  #isFree({ player, absentSinceMs }: Seat): boolean {
    return player === null || (absentSinceMs !== null && this.#ports.now() - absentSinceMs > RESERVED_MS)
  }

  #aimed(id: number): Fish {
    const atMs = this.#atMs()
    const fish = this.#sea.fish(id)
    if (!fish || fish.createdMs > atMs + EARLY_MS) throw new Refused('fish.unknown', {}, 400)
    if (!this.#wasSeen(fish, atMs) && fish.createdMs + swimmers[fish.creature].crossesMs / 2 > atMs) {
      throw new Refused('fish.out_of_sight', {}, 400)
    }
    return fish
  }

  #wasSeen(fish: Fish, atMs: number): boolean {
    return [EARLY_MS, 0, -LATE_MS / 2, -LATE_MS].some((off) => isInSight(fish, atMs + off))
  }

  #isInRoom(fish: Fish): boolean {
    return !this.#caughtFish.has(fish.id) && !this.#claimed.has(fish.id) && this.#wasSeen(fish, this.#atMs())
  }

  #targetOf({ id, creature }: Fish): Target {
    if (creature !== 'boss') return creature
    return BOSS_PARTS[this.#bossParts.get(id) ?? 0] ?? BOSS_PARTS[0]
  }

  #freeSeat(seat: Seat): void {
    for (const id of seat.open?.fish ?? []) this.#claimed.delete(id)
    seat.open = null
  }

  #removeCaught(id: number, target: Target): void {
    const part = BOSS_PARTS.findIndex((name) => name === target) + 1
    if (part > 0 && part < BOSS_PARTS.length) this.#bossParts.set(id, part)
    else this.#caughtFish.set(id, this.#atMs())
  }

  /** Removes the fish that a blast or bolt sweeps, for all players. The payout of the target includes them. */
  #sweep({ fish: id, target }: Catch): number[] {
    const atMs = this.#atMs()
    const from = this.#sea.fish(id)
    const others = this.#sea.swimming(atMs).filter((fish) => this.#isInRoom(fish))
    const swept = from ? fishSweptBy(target, { from, others, atMs }) : []
    for (const item of swept) this.#caughtFish.set(item, atMs)
    return swept
  }

  #deleteOldCatches(): void {
    const atMs = this.#atMs()
    for (const [id, goneMs] of this.#caughtFish) if (goneMs < atMs - MAX_CROSSING_MS) this.#caughtFish.delete(id)
    for (const id of this.#bossParts.keys()) {
      const boss = this.#sea.fish(id)
      if (!boss || boss.createdMs + MAX_CROSSING_MS < atMs) this.#bossParts.delete(id)
    }
  }

  #atMs(): number {
    return this.#ports.now() - this.#startedAtMs
  }

  /** Returns the nickname of the connected player of each seat; null for a seat without one. */
  #nicknames(): (string | null)[] {
    return this.#seats.map(({ player, absentSinceMs }) => (absentSinceMs === null ? (player?.nickname ?? null) : null))
  }
}

/** Catches by fish: two shots of one volley may have caught the same one. */
function catchesOf(shots: Volley['shots'], times: readonly number[]): Catch[] {
  const caught = new Map<number, Catch>()
  for (const [index, { fish, target }] of shots.entries()) {
    const paid = times[index] ?? 0
    if (paid > 0) caught.set(fish, { fish, target, times: (caught.get(fish)?.times ?? 0) + paid })
  }
  return [...caught.values()]
}

/** Returns the cost of a volley: its counted shots, each at the price of its power. */
export function costOf({ shots, weapon, priceCents }: Volley): bigint {
  return BigInt(shots.length) * BigInt(POWERS[weapon]) * BigInt(priceCents)
}
