import * as z from 'zod/mini'

import { weapons } from '../maths/creatures.ts'
import type { Target, Weapon } from '../maths/creatures.ts'

export const MAX_SHOTS = 8
/** Minimum interval between volleys, and the average rate of shots per second. */
export const MIN_VOLLEY_MS = 300
export const SHOTS_PER_SECOND = 8

const MAX_ID = 2 ** 40
const NAME_LETTERS = 40

/** A page's request: shots at fish, in the order of their hits. It cannot contain results. */
export const RequestedVolley = z.strictObject({
  room: z.string().check(z.minLength(1), z.maxLength(NAME_LETTERS)),
  /** Number of the volley, continued from the seat's last one. A volley that arrives after a later one is refused. */
  volley: z.int().check(z.minimum(1), z.maximum(MAX_ID)),
  weapon: z.enum(weapons),
  shots: z.array(z.int().check(z.minimum(0), z.maximum(MAX_ID))).check(z.minLength(1), z.maxLength(MAX_SHOTS)),
})
export type RequestedVolley = z.output<typeof RequestedVolley>

/** The played part, stored with the round. */
export interface Volley {
  room: string
  volley: number
  seat: number
  weapon: Weapon
  /** Price of one shot at single power, in cents as text. */
  priceCents: string
  shots: { fish: number; target: Target }[]
  /** Shots at fish that were gone on arrival: they cost nothing. */
  unspent: number[]
}
