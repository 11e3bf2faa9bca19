import * as z from 'zod/mini'

/** Messages to all viewers; times are the server's, in milliseconds since 1970, points in hundredths. */
const Past = z.object({ flight: z.string(), point: z.number() })
const Seat = z.object({ nickname: z.string(), left: z.nullable(z.number()) })
export type SeatView = z.output<typeof Seat>

/** Returns the public name of a stake: the last characters of its round id, which is private to the player. */
export const seatName = (roundId: string): string => roundId.slice(-10)

const betting = {
  flight: z.string(),
  /** Null until a viewer is present. */
  betsUntil: z.nullable(z.number()),
  /** The SHA-256 of the seed that the flight is drawn from. */
  publishedHash: z.string(),
}

/** Seed contributions of the first stakes, in order; they are part of the draw. */
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
  /** Null until the flight is over. */
  point: z.nullable(z.number()),
  publishedHash: z.string(),
  salt: z.string(),
  marks: Marks,
  seats: z.array(z.tuple([z.string(), Seat])),
  past: z.array(Past),
})
export type FlightSnapshot = z.output<typeof FlightSnapshot>
