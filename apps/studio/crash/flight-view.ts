import * as z from 'zod/mini'

/** What all who look on are told; times are the server's, in milliseconds since 1970, points hundredths. */
const Past = z.object({ flight: z.string(), point: z.number() })
const Seat = z.object({ nickname: z.string(), left: z.nullable(z.number()) })
export type SeatView = z.output<typeof Seat>

/** A round's id is its player's alone; on the board its tail will do. */
export const seatName = (roundId: string): string => roundId.slice(-10)

const betting = {
  flight: z.string(),
  /** Null until somebody is there for whom it is worth to begin. */
  betsUntil: z.nullable(z.number()),
  /** The SHA-256 of the seed that the flight is drawn from. */
  promised: z.string(),
}

/** Of the first stakes, in their order; they have a part in the draw. */
const Marks = z.array(z.string())

export const FlightEvent = z.discriminatedUnion('is', [
  z.object({ is: z.literal('betting'), ...betting }),
  z.object({ is: z.literal('seat'), flight: z.string(), seat: z.string(), nickname: z.string() }),
  z.object({ is: z.literal('marks'), flight: z.string(), marks: Marks }),
  z.object({ is: z.literal('flying'), flight: z.string(), startedAt: z.number() }),
  z.object({ is: z.literal('left'), flight: z.string(), seat: z.string(), left: z.number() }),
  z.object({ is: z.literal('crashed'), flight: z.string(), point: z.number(), seed: z.string() }),
  z.object({ is: z.literal('settled'), flight: z.string() }),
])
export type FlightEvent = z.output<typeof FlightEvent>

export const FlightSnapshot = z.object({
  phase: z.enum(['waiting', 'betting', 'flying', 'crashed']),
  flight: z.string(),
  betsUntil: z.nullable(z.number()),
  startedAt: z.nullable(z.number()),
  /** Only of a flight that is over. */
  point: z.nullable(z.number()),
  promised: z.string(),
  salt: z.string(),
  marks: Marks,
  seats: z.array(z.tuple([z.string(), Seat])),
  past: z.array(Past),
})
export type FlightSnapshot = z.output<typeof FlightSnapshot>
