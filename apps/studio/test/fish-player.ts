import { FishRoomEvent, FishRoomView, SeatView, SIT_PATH } from '../fish/room/fish-room-view.ts'
import { RoomVisit } from '../kit/front/room/room-visit.ts'
import { titleOf } from './ante-titles.ts'
import { visibleFishIn } from './visible-fish.ts'
import { launchToken, newTapId, pageAt } from './page-calls.ts'
import type { CallTarget, Page } from './page-calls.ts'

const title = titleOf('fish')
/** Minimum price of a shot, in cents. */
export const PRICE = `${Math.round(Number(title.minBet) * 100)}`

const OK = 200
/** Time for which returned fish remain visible, in which even a slow test machine has fired. */
const FIRE_TIMEOUT_MS = 2_000

/** A page of the fish game, which makes its calls directly. */
export class FishPlayer {
  readonly playerId: string
  readonly received: FishRoomEvent[] = []
  view: FishRoomView | null = null
  seat: SeatView = { room: '', seat: -1, volley: 0 }
  readonly #target: CallTarget
  readonly #page: Page
  #visit: RoomVisit | null = null

  constructor(target: CallTarget, playerId: string) {
    this.#target = target
    this.playerId = playerId
    this.#page = pageAt(target.url)
  }

  async open(): Promise<void> {
    const token = launchToken(this.#target.gateway, this.playerId)
    await this.#page.open(token, { vendor: title.vendor, game: title.gameId })
    await this.sit()
  }

  async sit(): Promise<number> {
    const { status, body } = await this.#page.post(SIT_PATH)
    if (status === OK) this.seat = SeatView.parse(body)
    return status
  }

  /** Connects to the room; resolves once the snapshot has arrived. */
  async watch(): Promise<void> {
    await new Promise<void>((resolve) => {
      const handlers = {
        snapshot: (body: unknown) => void (this.view = FishRoomView.parse(body)),
        event: (body: unknown) => void this.received.push(FishRoomEvent.parse(body)),
        private: () => {},
        state: () => resolve(),
      }
      const fetchRoom = (path: string, init: RequestInit) => fetch(this.#target.url + path, init)
      this.#visit = new RoomVisit({ room: this.seat.room, key: this.#page.key, handlers, fetchRoom, gapsMs: [10] })
    })
  }

  leave(): void {
    this.#visit?.leave()
  }

  /** Returns fish that are visible now and for `FIRE_TIMEOUT_MS`, and are not reported as gone. */
  visibleFish(): number[] {
    const { view } = this
    if (!view) return []
    const later = new Set(visibleFishIn(view, Date.now() + FIRE_TIMEOUT_MS))
    return visibleFishIn(view).filter((fish) => later.has(fish))
  }

  volley(shots: number[], { tapId = newTapId(), ...fields }: { tapId?: string; volley?: number } & object = {}) {
    const volley = (this.seat.volley += 1)
    const choice = { room: this.seat.room, volley, weapon: 'single', shots, ...fields }
    return this.#page.round(tapId, { stakeCents: PRICE, choice })
  }

  resume = () => this.#page.resume()
}
