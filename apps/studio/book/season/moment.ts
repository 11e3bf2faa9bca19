import type { Fixture } from '@ante/demo/season/fixtures.ts'

import type { DrawBelow } from '../../kit/maths/draw-below.ts'

export interface Score {
  home: number
  away: number
}

/** The state of a match, which completely determines the distribution of its future and the value of bets. */
export interface MatchState {
  /** Elapsed minutes, possessions, or rounds of this map. */
  tick: number
  /** Score of the match; in esports of the current map. */
  score: Score
  /** Finished maps; none in other sports. */
  maps: readonly Score[]
  isOver: boolean
}

export type Sides = Pick<Fixture, 'home' | 'away'>

/** Probabilities are in millionths, so that they can be drawn and computed exactly. */
export const PARTS = 1_000_000

/** The progress of a sport from one tick to the next. */
export interface Process {
  /** Draws the next moment. */
  next(moment: MatchState, sides: Sides, drawBelow: DrawBelow): MatchState
  /** Time until the next moment. */
  gapMs(moment: MatchState): number
}

export const KICK_OFF: MatchState = { tick: 0, score: { home: 0, away: 0 }, maps: [], isOver: false }
