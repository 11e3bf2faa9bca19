import * as z from 'zod/mini'

const Text = z.string().check(z.minLength(1), z.maxLength(80))
const Odds = z.string().check(z.regex(/^\d{1,9}(\.\d{1,3})?$/))

/** Maximum number of picks of a shared ticket. */
const SHARED_PICKS = 12

/**
 * A ticket that the player wants to share, without stake and player. `roomId`, used in a launch, opens the same slip
 * for another player.
 */
const SharedTicket = z.object({
  ante: z.literal('share-ticket'),
  roomId: z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,80}$/)),
  code: z.string().check(z.regex(/^[A-Z0-9]{4,16}$/)),
  expiresAt: z.iso.datetime(),
  picks: z
    .array(z.object({ pick: Text, market: Text, event: Text, odds: Odds }))
    .check(z.minLength(1), z.maxLength(SHARED_PICKS)),
  /** Odds of all picks together; null if the picks are separate bets, or a system. */
  odds: z.nullable(Odds),
})
export type SharedTicket = z.output<typeof SharedTicket>

/**
 * Messages between a game in its frame and the play screen around it, sent by `postMessage`. Both sides check the
 * sender's origin; amounts are never sent, the screen requests the balance from the gateway.
 */
export const FromGame = z.union([
  z.object({ ante: z.literal('game-ready') }),
  z.object({ ante: z.literal('round-started'), roundId: z.string() }),
  z.object({ ante: z.literal('round-ended'), roundId: z.string() }),
  /** Answer to `pause`: no round is running any more, and none begins. */
  z.object({ ante: z.literal('paused') }),
  z.object({ ante: z.literal('leave') }),
  /** The player wants to share the win of a round: the screen requests its amounts from the gateway. */
  z.object({ ante: z.literal('share-win'), roundId: z.string().check(z.minLength(1), z.maxLength(200)) }),
  SharedTicket,
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
