import type { GameFrame } from '../../../kit/front/frame/game-frame.ts'
import { pause } from '../../../kit/front/play/pause.ts'
import { CallRefused } from '../../../kit/front/play/vendor-calls.ts'
import type { RoomVisit } from '../../../kit/front/room/room-visit.ts'
import { FishRoomEvent, FishRoomView, SeatView, SIT_PATH } from '../../room/fish-room-view.ts'
import type { FishTextId } from '../texts/fish-texts.ts'

const RETRY_MS = 3_000

export interface SeatHandlers {
  /** Snapshot of the room for a newly joined page. */
  snapshot(view: FishRoomView): void
  onEvent(event: FishRoomEvent): void
}

/** The player's seat in a room. Takes another seat when the room is gone. */
export class Seat {
  readonly #frame: GameFrame<FishTextId>
  readonly #handlers: SeatHandlers
  #view: SeatView | null = null
  #visit: RoomVisit | null = null
  #isSitting = false

  constructor(frame: GameFrame<FishTextId>, handlers: SeatHandlers) {
    this.#frame = frame
    this.#handlers = handlers
  }

  /** Number of the seat; null without a seat. */
  get number(): number | null {
    return this.#view?.seat ?? null
  }

  /** The room, and a function that returns the number of the player's next volley; null without a seat. */
  get volleys() {
    const view = this.#view
    return view && { room: view.room, nextVolley: () => (view.volley += 1) }
  }

  /** Time by the server's clock, in milliseconds since 1970. */
  serverNow(): number {
    return this.#visit?.clock.now() ?? Date.now()
  }

  /** Takes a seat, retrying until it succeeds. */
  async sit(): Promise<void> {
    if (this.#isSitting) return
    this.#isSitting = true
    try {
      const before = this.#view?.room
      this.#view = null
      const view = await this.#requestSeat()
      if (!view) return
      this.#view = view
      if (view.room !== before || this.#visit?.state === 'over') this.#watch(view.room)
    } finally {
      this.#isSitting = false
    }
  }

  async #requestSeat(): Promise<SeatView | null> {
    for (;;) {
      try {
        return await this.#frame.calls.callApi(SIT_PATH, SeatView)
      } catch (error) {
        if (error instanceof CallRefused) {
          this.#frame.refuse(error.code)
          return null
        }
        this.#frame.view.toast(this.#frame.translator.t('noSeat'))
        await pause(RETRY_MS)
      }
    }
  }

  #watch(room: string): void {
    this.#visit?.leave()
    const handlers = {
      snapshot: (body: unknown) => {
        this.#handlers.snapshot(FishRoomView.parse(body))
        // The player may have played on another page meanwhile, which then has the seat.
        void this.#confirm()
      },
      event: (body: unknown) => this.#handlers.onEvent(FishRoomEvent.parse(body)),
      private: () => {},
      over: (code: string | undefined) => {
        const isRoomClosed = code === 'room.unknown'
        if (isRoomClosed) void this.sit()
        return isRoomClosed
      },
    }
    this.#visit = this.#frame.enter(room, handlers)
  }

  async #confirm(): Promise<void> {
    const view = await this.#frame.calls.callApi(SIT_PATH, SeatView).catch(() => null)
    if (!view) return
    if (view.room !== this.#view?.room) return void this.sit()
    this.#view = view
  }
}
