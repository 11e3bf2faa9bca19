import * as z from 'zod/mini'

/**
 * What a game in its frame and the play screen around it tell each other by `postMessage`. Both sides check the
 * sender's origin; amounts never come this way, the screen asks the gateway for the balance.
 */
export const FromGame = z.union([
  z.object({ ante: z.literal('game-ready') }),
  z.object({ ante: z.literal('round-started'), roundId: z.string() }),
  z.object({ ante: z.literal('round-ended'), roundId: z.string() }),
  /** Asked to pause: no round is running any more, and none begins. */
  z.object({ ante: z.literal('paused') }),
  z.object({ ante: z.literal('leave') }),
])
export type FromGame = z.output<typeof FromGame>

/** How long he has played, or that he may not play on. */
export const PauseReason = z.enum(['reality-check', 'over'])
export type PauseReason = z.output<typeof PauseReason>

export const ToGame = z.union([
  /** The balance was changed outside the game, for example by a deposit. */
  z.object({ ante: z.literal('balance-changed') }),
  /** Finish the round, start no other, and answer `paused`: the player is about to be told something. */
  z.object({ ante: z.literal('pause'), reason: z.optional(PauseReason) }),
  /** He plays on. */
  z.object({ ante: z.literal('go-on') }),
])
export type ToGame = z.output<typeof ToGame>

/** Under which the tab remembers how many entries of its history stand before the game, for games that leave their frame. */
export const PLAYED_FROM_KEY = 'playedFrom'
