import type { PlayedRound } from '../../play-contract.ts'

/** Where a game shows its rounds: reels, cards, a ball. Each game has its own. */
export interface Scene {
  /** A round takes at least so long, however quick its answer. */
  leastMs: number
  /** Something moves from now on, for the player has asked for a round; nobody knows yet what comes of it. */
  begin(): void
  /** The round did not come about: all stands again as before. */
  takeBack(): Promise<void>
  /** Shows what the round was; ends when the player has seen all of it. */
  present(round: PlayedRound): Promise<void>
  /** Whether it opened something of its own that a player may want to stop autoplay for. */
  hadFeature(round: PlayedRound): boolean
}
