import type { GameFrame } from '../../../kit/front/frame/game-frame.ts'
import { pause } from '../../../kit/front/play/pause.ts'
import { CallRefused } from '../../../kit/front/play/vendor-calls.ts'
import type { RoomVisit } from '../../../kit/front/room/room-visit.ts'
import { FishRoomEvent, FishRoomView, SeatView, SIT_PATH } from '../../room/fish-room-view.ts'
import type { FishTextId } from '../texts/fish-texts.ts'

const AGAIN_MS = 3_000

export interface SeatHandlers {
  /** Snapshot of the pond for a newly joined page. */
  snapshot(view: FishRoomView): void
  onEvent(event: FishRoomEvent): void
}

/** The player's seat in a pond. Takes another seat when the pond is gone. */
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

  get number(): number | null {
    return this.#view?.seat ?? null
  }

  get seatNumber() {
    const at = this.#view
    return at && { room: at.room, nextVolley: () => (at.volley += 1) }
  }

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
      const at = await this.#ask()
      if (!at) return
      this.#view = at
      if (at.room !== before || this.#visit?.state === 'over') this.#watch(at.room)
    } finally {
      this.#isSitting = false
    }
  }

  async #ask(): Promise<SeatView | null> {
    for (;;) {
      try {
        return await this.#frame.calls.callApi(SIT_PATH, SeatView)
      } catch (error) {
        if (error instanceof CallRefused) {
          this.#frame.refuse(error.code)
          return null
        }
        this.#frame.view.toast(this.#frame.translator.t('noSeat'))
        await pause(AGAIN_MS)
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
    const at = await this.#frame.calls.callApi(SIT_PATH, SeatView).catch(() => null)
    if (!at) return
    if (at.room !== this.#view?.room) return void this.sit()
    this.#view = at
  }
}
