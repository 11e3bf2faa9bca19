import * as z from 'zod/mini'

import { weapons } from '../maths/creatures.ts'
import type { Target, Weapon } from '../maths/creatures.ts'

export const MOST_SHOTS = 8
/** How soon after a volley the next may follow, and how many shots a player has in a second on average. */
export const LEAST_VOLLEY_MS = 300
export const SHOTS_A_SECOND = 8

const LARGEST_ID = 2 ** 40
const NAME_LETTERS = 40

/** What a page asks for: shots at fish, in the order in which they hit. What becomes of them it cannot say. */
export const RequestedVolley = z.strictObject({
  room: z.string().check(z.minLength(1), z.maxLength(NAME_LETTERS)),
  /** Counted by the page from what its seat has come to; a volley that comes after a later one is none. */
  volley: z.int().check(z.minimum(1), z.maximum(LARGEST_ID)),
  weapon: z.enum(weapons),
  shots: z.array(z.int().check(z.minimum(0), z.maximum(LARGEST_ID))).check(z.minLength(1), z.maxLength(MOST_SHOTS)),
})
export type RequestedVolley = z.output<typeof RequestedVolley>

/** What is played of it, and kept with the round. */
export interface Volley {
  room: string
  volley: number
  seat: number
  weapon: Weapon
  /** Of one shot at single power, in cents as text. */
  priceCents: string
  shots: { fish: number; target: Target }[]
  /** Shots at what was gone when they came: they cost nothing. */
  unspent: number[]
}
