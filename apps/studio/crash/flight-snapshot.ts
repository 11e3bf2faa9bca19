import type { PastFlight, StoredFlight } from './flight-store.ts'
import { seatName } from './flight-view.ts'
import type { FlightSnapshot, SeatView } from './flight-view.ts'

/** Maximum number of seats shown to a page. */
const SEATS_SHOWN = 60

export interface Flight extends Pick<StoredFlight, 'number' | 'chainIndex'> {
  marks: string[]
  /** Null before take-off. */
  point: number | null
  phase: 'waiting' | 'betting' | 'flying' | 'crashed'
  betsUntil: number | null
  startedAt: number | null
  seats: Map<string, SeatView & { auto: number | null }>
}

/** Returns the snapshot for a new viewer: the crash point is included only after the crash. */
export function flightSnapshot(
  flight: Flight | null,
  chain: { publishedHash: string; salt: string; past: readonly PastFlight[] },
): FlightSnapshot {
  const past = chain.past.map(({ number, point }) => ({ flight: `${number}`, point }))
  const common = { publishedHash: chain.publishedHash, salt: chain.salt, past }
  if (!flight) {
    const emptySnapshot = { flight: '', betsUntil: null, startedAt: null, point: null, marks: [], seats: [] }
    return { phase: 'waiting', ...emptySnapshot, ...common }
  }
  const { phase, number, betsUntil, startedAt, point, marks } = flight
  const seats = [...flight.seats].slice(-SEATS_SHOWN)
  return {
    phase,
    flight: `${number}`,
    betsUntil,
    startedAt,
    point: phase === 'crashed' ? point : null,
    marks,
    seats: seats.map(([id, { nickname, left }]) => [seatName(id), { nickname, left }]),
    ...common,
  }
}
