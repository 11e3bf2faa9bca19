import { Refused } from '@ante/plain-server/refusal.ts'

import { BOSS_PARTS, POWERS } from '../maths/creatures.ts'
import type { Target } from '../maths/creatures.ts'
import { isInSight, Sea } from '../sea/sea.ts'
import type { Fish } from '../sea/sea.ts'
import { swimmers } from '../sea/swimmers.ts'
import type { Catch, FishRoomEvent, FishRoomView } from './fish-room-view.ts'
import { ShotBucket } from './shot-bucket.ts'
import { sweptBy } from './sweep.ts'
import type { RequestedVolley, Volley } from './volley-choice.ts'

export const SEATS = 4
/** A page sees the water so much earlier or later than the server, and its shots are on their way. */
const LATE_MS = 2_000
const EARLY_MS = 400
/** A water is not empty when the first one comes to it. */
const AGE_AT_FIRST_MS = 60_000
const LONGEST_MS = swimmers.boss.crossesMs
/** A seat is kept for whoever lost his line or loads his page again. */
const KEPT_MS = 20_000

export interface Player {
  playerId: string
  sessionId: string
  nickname: string
}

interface Seat {
  player: Player | null
  /** Since when no page of his looks in; null while one does. */
  awaySinceMs: number | null
  /** The latest that was taken up; goes on counting when somebody else sits down. */
  volley: number
  shots: ShotBucket
  /** What was drawn for a volley of which nobody knows yet whether its stake is taken. */
  open: { volley: number; fish: number[] } | null
}

export interface FishRoomPorts {
  id: string
  seed: number
  now: () => number
  tell: (event: FishRoomEvent) => void
}

/** One room's water: who sits at it, and what was caught of all that swims there. What a shot pays is not decided here. */
export class FishRoom {
  readonly id: string
  readonly #ports: FishRoomPorts
  readonly #sea: Sea
  readonly #startedAtMs: number
  readonly #seats: Seat[]
  /** Caught or swept away, with the time. */
  readonly #gone = new Map<number, number>()
  readonly #claimed = new Set<number>()
  /** Sessions whose page looks in. */
  readonly #present = new Set<string>()
  readonly #bossParts = new Map<number, number>()

  constructor(ports: FishRoomPorts) {
    this.id = ports.id
    this.#ports = ports
    this.#sea = new Sea(ports.seed)
    this.#startedAtMs = ports.now() - AGE_AT_FIRST_MS
    this.#seats = Array.from({ length: SEATS }, () => ({
      player: null,
      awaySinceMs: null,
      volley: 0,
      shots: new ShotBucket(ports.now),
      open: null,
    }))
  }

  /** How many sit here, or may come back. */
  get players(): number {
    return this.#seats.filter((seat) => !this.#isFree(seat)).length
  }

  seatOf(playerId: string): number | null {
    const seat = this.#seats.findIndex(({ player }) => player?.playerId === playerId)
    return seat === -1 ? null : seat
  }

  /** His seat of before, or a free one; null when all are taken. */
  sit(player: Player): number | null {
    const seat = this.seatOf(player.playerId) ?? this.#seats.findIndex((one) => this.#isFree(one))
    const taken = this.#seats[seat]
    if (!taken) return null
    taken.player = player
    // Until his page looks in, he is on his way.
    taken.awaySinceMs = this.#present.has(player.sessionId) ? null : this.#ports.now()
    this.#tellSeats()
    return seat
  }

  /** His page looks in; only that of the session that sits here. */
  here(sessionId: string): void {
    this.#present.add(sessionId)
    this.#note(sessionId, null)
  }

  /** No page of his looks in any more. */
  away(sessionId: string): void {
    this.#present.delete(sessionId)
    this.#note(sessionId, this.#ports.now())
  }

  view(): FishRoomView {
    this.#forgetLongGone()
    return {
      room: this.id,
      seed: this.#ports.seed,
      startedAtMs: this.#startedAtMs,
      gone: [...this.#gone.keys()],
      bossParts: [...this.#bossParts].map(([fish, broken]) => ({ fish, broken })),
      seats: this.#nicknames(),
    }
  }

  /** What his seat has counted to. */
  volleyOf(seat: number): number {
    return this.#seats[seat]?.volley ?? 0
  }

  /** What counts of a volley at this moment: shots at what is still there. */
  admit({ room, volley, weapon, shots }: RequestedVolley, by: { sessionId: string; priceCents: bigint }): Volley {
    const place = this.#seats.findIndex(({ player }) => player?.sessionId === by.sessionId)
    const seat = this.#seats[place]
    if (!seat) throw new Refused('fish.no_seat')
    if (volley <= seat.volley) throw new Refused('fish.out_of_order', { volley: seat.volley })
    const aimed = shots.map((id) => this.#aimed(id))
    const waitMs = seat.shots.waitMs(shots.length)
    if (waitMs > 0) throw new Refused('fish.too_fast', { waitMs })

    // He has one round at a time: what stands open here was never stored, or he would not have come so far.
    this.#release(seat)
    const isThere = (fish: Fish) => this.#isThere(fish)
    const counted = aimed.filter(isThere).map((fish) => ({ fish: fish.id, target: this.#targetOf(fish) }))
    if (counted.length === 0) throw new Refused('fish.all_gone')
    seat.volley = volley
    seat.shots.take(shots.length)
    const unspent = aimed.filter((fish) => !isThere(fish)).map(({ id }) => id)
    return { room, volley, seat: place, weapon, priceCents: `${by.priceCents}`, shots: counted, unspent }
  }

  /** Nobody else may catch what this volley will have caught once its stake is taken. */
  claim({ seat, volley, shots }: Volley, times: readonly number[]): void {
    const fish = caughtBy(shots, times).map((one) => one.fish)
    for (const id of fish) this.#claimed.add(id)
    const at = this.#seats[seat]
    if (at) at.open = { volley, fish }
  }

  /** The stake is taken, and all are told; or it is not, and what was claimed swims on. */
  decided(volley: Volley, times: readonly number[], isTaken: boolean): void {
    const seat = this.#seats[volley.seat]
    if (seat?.open?.volley === volley.volley) this.#release(seat)
    if (!isTaken) return
    const caught = caughtBy(volley.shots, times)
    for (const { fish, target } of caught) this.#take(fish, target)
    const swept = caught.flatMap((one) => this.#sweep(one))
    const { weapon, shots } = volley
    this.#ports.tell({ kind: 'volley', seat: volley.seat, weapon, shots: shots.map(({ fish }) => fish), caught, swept })
  }

  #note(sessionId: string, awaySinceMs: number | null): void {
    const seat = this.#seats.find(({ player }) => player?.sessionId === sessionId)
    if (!seat) return
    seat.awaySinceMs = awaySinceMs
    this.#tellSeats()
  }

  #tellSeats(): void {
    this.#ports.tell({ kind: 'seats', seats: this.#nicknames() })
  }

  #isFree({ player, awaySinceMs }: Seat): boolean {
    return player === null || (awaySinceMs !== null && this.#ports.now() - awaySinceMs > KEPT_MS)
  }

  #aimed(id: number): Fish {
    const atMs = this.#atMs()
    const fish = this.#sea.fish(id)
    if (!fish || fish.bornMs > atMs + EARLY_MS) throw new Refused('fish.unknown', {}, 400)
    if (!this.#wasSeen(fish, atMs) && fish.bornMs + swimmers[fish.creature].crossesMs / 2 > atMs) {
      throw new Refused('fish.out_of_sight', {}, 400)
    }
    return fish
  }

  #wasSeen(fish: Fish, atMs: number): boolean {
    return [EARLY_MS, 0, -LATE_MS / 2, -LATE_MS].some((off) => isInSight(fish, atMs + off))
  }

  #isThere(fish: Fish): boolean {
    return !this.#gone.has(fish.id) && !this.#claimed.has(fish.id) && this.#wasSeen(fish, this.#atMs())
  }

  #targetOf({ id, creature }: Fish): Target {
    if (creature !== 'boss') return creature
    return BOSS_PARTS[this.#bossParts.get(id) ?? 0] ?? BOSS_PARTS[0]
  }

  #release(seat: Seat): void {
    for (const id of seat.open?.fish ?? []) this.#claimed.delete(id)
    seat.open = null
  }

  #take(id: number, target: Target): void {
    const part = BOSS_PARTS.findIndex((name) => name === target) + 1
    if (part > 0 && part < BOSS_PARTS.length) this.#bossParts.set(id, part)
    else this.#gone.set(id, this.#atMs())
  }

  /** What a blast or a bolt takes along is paid for with it, and gone for all. */
  #sweep({ fish: id, target }: Catch): number[] {
    const atMs = this.#atMs()
    const from = this.#sea.fish(id)
    const others = this.#sea.swimming(atMs).filter((fish) => this.#isThere(fish))
    const swept = from ? sweptBy(target, { from, others, atMs }) : []
    for (const one of swept) this.#gone.set(one, atMs)
    return swept
  }

  #forgetLongGone(): void {
    const atMs = this.#atMs()
    for (const [id, goneMs] of this.#gone) if (goneMs < atMs - LONGEST_MS) this.#gone.delete(id)
    for (const id of this.#bossParts.keys()) {
      const boss = this.#sea.fish(id)
      if (!boss || boss.bornMs + LONGEST_MS < atMs) this.#bossParts.delete(id)
    }
  }

  #atMs(): number {
    return this.#ports.now() - this.#startedAtMs
  }

  /** Of who is there. */
  #nicknames(): (string | null)[] {
    return this.#seats.map(({ player, awaySinceMs }) => (awaySinceMs === null ? (player?.nickname ?? null) : null))
  }
}

/** What hit, by fish: two shots of one volley may have caught the same. */
function caughtBy(shots: Volley['shots'], times: readonly number[]): Catch[] {
  const caught = new Map<number, Catch>()
  for (const [place, { fish, target }] of shots.entries()) {
    const paid = times[place] ?? 0
    if (paid > 0) caught.set(fish, { fish, target, times: (caught.get(fish)?.times ?? 0) + paid })
  }
  return [...caught.values()]
}

/** What a volley costs: what counts of it, each shot at the price of its power. */
export function costOf({ shots, weapon, priceCents }: Volley): bigint {
  return BigInt(shots.length) * BigInt(POWERS[weapon]) * BigInt(priceCents)
}
