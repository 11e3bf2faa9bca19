import * as z from 'zod/mini'

/**
 * Messages between a game in its frame and the play screen around it, sent by `postMessage`. Both sides check the
 * sender's origin; amounts are never sent, the screen requests the balance from the gateway.
 */
export const FromGame = z.union([
  z.object({ ante: z.literal('game-ready') }),
  z.object({ ante: z.literal('round-started'), roundId: z.string() }),
  z.object({ ante: z.literal('round-ended'), roundId: z.string() }),
  /** Answer to a pause: no round is running any more, and none begins. */
  z.object({ ante: z.literal('paused') }),
  z.object({ ante: z.literal('leave') }),
])
export type FromGame = z.output<typeof FromGame>

/** A reality check, or a limit that ends the play. */
export const PauseReason = z.enum(['reality-check', 'over'])
export type PauseReason = z.output<typeof PauseReason>

export const ToGame = z.union([
  /** The balance was changed outside the game, for example by a deposit. */
  z.object({ ante: z.literal('balance-changed') }),
  /** Finish the round, start no other, and answer `paused`: a message will be shown to the player. */
  z.object({ ante: z.literal('pause'), reason: z.optional(PauseReason) }),
  /** The player continues. */
  z.object({ ante: z.literal('resume') }),
])
export type ToGame = z.output<typeof ToGame>

/** Storage key for the number of the tab's history entries before the game, for games that leave their frame. */
export const PLAYED_FROM_KEY = 'playedFrom'
