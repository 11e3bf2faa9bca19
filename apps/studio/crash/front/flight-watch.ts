import { FlightEvent, FlightSnapshot } from '../flight-view.ts'

export type Phase = FlightSnapshot['phase']

interface FlightHandlers {
  /** Called when any of the values may have changed. */
  onFlightChanged(): void
  crashed(point: number): void
  settled(flight: string): void
  /** Called when a stake cashed out, manually or automatically. */
  onLeave(seat: string): void
}

/** The current flight, from the room's events. */
export class FlightWatch {
  now: FlightSnapshot = {
    phase: 'waiting',
    flight: '',
    betsUntil: null,
    startedAt: null,
    point: null,
    publishedHash: '',
    salt: '',
    marks: [],
    seats: [],
    past: [],
  }
  readonly #handlers: FlightHandlers

  constructor(handlers: FlightHandlers) {
    this.#handlers = handlers
  }

  snapshot(body: unknown): void {
    this.now = FlightSnapshot.parse(body)
    this.#handlers.onFlightChanged()
  }

  event(body: unknown): void {
    const event = FlightEvent.parse(body)
    switch (event.is) {
      case 'betting':
        return this.#bet(event)
      case 'seat':
        this.#change({ seats: [...this.now.seats, [event.seat, { nickname: event.nickname, left: null }]] })
        return
      case 'marks':
        this.#change({ marks: event.marks })
        return
      case 'flying':
        this.#change({ phase: 'flying', startedAt: event.startedAt })
        return
      case 'left':
        return this.#leave(event)
      case 'crashed':
        return this.#crash(event)
      case 'settled':
        return this.#handlers.settled(event.flight)
    }
  }

  #bet({ flight, betsUntil, publishedHash }: Extract<FlightEvent, { is: 'betting' }>): void {
    const { seats, marks } = flight === this.now.flight ? this.now : { seats: [], marks: [] }
    const phase = betsUntil === null ? 'waiting' : 'betting'
    this.#change({ phase, flight, betsUntil, publishedHash, seats, marks, startedAt: null, point: null })
  }

  #leave({ seat, left }: Extract<FlightEvent, { is: 'left' }>): void {
    const seats = this.now.seats.map(([id, player]): FlightSnapshot['seats'][number] => [
      id,
      id === seat ? { ...player, left } : player,
    ])
    this.#change({ seats })
    this.#handlers.onLeave(seat)
  }

  #crash({ flight, point }: Extract<FlightEvent, { is: 'crashed' }>): void {
    this.now = { ...this.now, phase: 'crashed', point, past: [{ flight, point }, ...this.now.past].slice(0, 20) }
    this.#handlers.crashed(point)
  }

  #change(changed: Partial<FlightSnapshot>): void {
    this.now = { ...this.now, ...changed }
    this.#handlers.onFlightChanged()
  }
}
