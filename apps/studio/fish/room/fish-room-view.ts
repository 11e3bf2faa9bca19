import * as z from 'zod/mini'

import { targets, weapons } from '../maths/creatures.ts'

const Seats = z.array(z.nullable(z.string()))
const FishId = z.int()

const Catch = z.object({
  fish: FishId,
  target: z.enum(targets),
  /** Of the shot's price; together, where it was caught more than once. */
  times: z.number(),
})
export type Catch = z.output<typeof Catch>

/** What all at the water are told. No amount is among it: what a shot costs and pays is its player's own business. */
export const FishRoomEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('seats'), seats: Seats }),
  z.object({
    kind: z.literal('volley'),
    seat: z.int(),
    weapon: z.enum(weapons),
    shots: z.array(FishId),
    caught: z.array(Catch),
    /** Taken along by a blast or a bolt. */
    swept: z.array(FishId),
  }),
])
export type FishRoomEvent = z.output<typeof FishRoomEvent>

/** How it stands, for who comes. The fish themselves follow from the seed. */
export const FishRoomView = z.object({
  room: z.string(),
  seed: z.number(),
  startedAtMs: z.number(),
  gone: z.array(FishId),
  bossParts: z.array(z.object({ fish: FishId, broken: z.int() })),
  seats: Seats,
})
export type FishRoomView = z.output<typeof FishRoomView>

/** Where a page sits, and what its volleys count on from. */
export const SeatView = z.object({ room: z.string(), seat: z.int(), volley: z.int() })
export type SeatView = z.output<typeof SeatView>

export const SIT_PATH = '/studio/api/fish/sit'
