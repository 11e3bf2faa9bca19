import * as z from 'zod/mini'

import { targets, weapons } from '../maths/creatures.ts'

const Seats = z.array(z.nullable(z.string()))
const FishId = z.int()

const Catch = z.object({
  fish: FishId,
  target: z.enum(targets),
  /** Multiple of the shot's price; the sum for several catches of one fish. */
  times: z.number(),
})
export type Catch = z.output<typeof Catch>

/** Events to all players in the room. They contain no amounts: prices and payouts are private to the player. */
export const FishRoomEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('seats'), seats: Seats }),
  z.object({
    kind: z.literal('volley'),
    seat: z.int(),
    weapon: z.enum(weapons),
    shots: z.array(FishId),
    caught: z.array(Catch),
    /** Fish that a blast or a bolt removed together with the caught fish. */
    swept: z.array(FishId),
  }),
])
export type FishRoomEvent = z.output<typeof FishRoomEvent>

/** Snapshot for a newly joined page. The fish follow from the seed. */
export const FishRoomView = z.object({
  room: z.string(),
  seed: z.number(),
  startedAtMs: z.number(),
  gone: z.array(FishId),
  bossParts: z.array(z.object({ fish: FishId, broken: z.int() })),
  seats: Seats,
})
export type FishRoomView = z.output<typeof FishRoomView>

/** The page's seat, and the last volley number. */
export const SeatView = z.object({ room: z.string(), seat: z.int(), volley: z.int() })
export type SeatView = z.output<typeof SeatView>

export const SIT_PATH = '/studio/api/fish/sit'
