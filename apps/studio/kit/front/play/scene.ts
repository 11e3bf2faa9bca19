import type { PlayedRound } from '../../play-contract.ts'

/** A game's display of rounds: reels, cards, a ball. Each game has its own. */
export interface Scene {
  /** Minimum duration of a round, however fast its answer. */
  minMs: number
  /** Starts the animation after the player has requested a round, before its outcome is known. */
  begin(): void
  /** Restores the previous state after a failed round. */
  reset(): Promise<void>
  /** Shows the round; ends when the player has seen all of it. */
  present(round: PlayedRound): Promise<void>
  /** Whether the round contained a feature at which a player may want to stop autoplay. */
  hadFeature(round: PlayedRound): boolean
}
