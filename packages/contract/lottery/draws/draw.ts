import * as z from 'zod/mini'
import { onWire } from '../../kit/wire-names.ts'

/** Statuses of a draw. Source: domain handbook 3.2. INIT: not open yet. */
export const DrawStatus = z.enum([
  'INIT',
  'OPEN',
  'LOCKED',
  'AWAITING_RESULT',
  'DRAWN',
  'PAID',
  'RESULT_REVERSED',
  'RE_PAID',
  'VOID',
])
export type DrawStatus = z.output<typeof DrawStatus>

const At = z.iso.datetime()

/** Times of an upcoming or the current draw. */
export const ComingDraw = z.object({ drawNumber: onWire('numero', z.string()), openAt: At, lockAt: At, drawAt: At })
export type ComingDraw = z.output<typeof ComingDraw>

/** The current draw, or the next one if there is none. */
export const CurrentDraw = z.object({
  drawNumber: onWire('numero', z.string()),
  openAt: At,
  /** End of betting. */
  lockAt: At,
  drawAt: At,
  /** Remaining time for bets in milliseconds, at `serverTime`; 0 if closed. */
  remainTime: z.number(),
  /** Seconds between the last bet and the draw. */
  lockTime: z.number(),
  /** Whether the draw accepts bets now. */
  isSale: z.boolean(),
  status: DrawStatus,
})
export type CurrentDraw = z.output<typeof CurrentDraw>
